"""A client of language servers over standard streams, which checks each message of the server."""
import json
import queue
import subprocess
import threading
import time

try:
    from lsprotocol import converters, types
    CONVERTER = converters.get_converter()
except ImportError:
    CONVERTER = None


class Invalid(Exception):
    """The server sent a message that the protocol does not allow."""


def check(message, method):
    """Fails for a message that is not valid by the protocol's types. Without lsprotocol, nothing is checked."""
    if CONVERTER is None:
        return
    if "method" in message:
        kind = types.METHOD_TO_TYPES[message["method"]][0]
    elif "error" in message:
        kind = types.ResponseErrorMessage
    else:
        kind = types.METHOD_TO_TYPES[method][1]
    try:
        CONVERTER.structure(message, kind)
    except Exception as error:
        raise Invalid(f"{method or message.get('method')}: {error!r}: {json.dumps(message)[:2000]}") from error


class Client:
    """Starts a server. Messages are read by a thread of their own, so that the server never waits."""

    def __init__(self, command, folder, checks=True, capabilities=None):
        self.process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.checks = checks
        self.messages = queue.Queue()
        self.methods = {}
        self.diagnostics = {}
        self.canceled = 0
        threading.Thread(target=self._read, daemon=True).start()
        uri = f"file://{folder}"
        everything = {
            "general": {"positionEncodings": ["utf-16"]},
            "textDocument": {
                "completion": {"completionItem": {"snippetSupport": True, "resolveSupport": {"properties": ["documentation"]}}},
                "hover": {"contentFormat": ["markdown"]}, "publishDiagnostics": {"versionSupport": True},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
                               "dataSupport": True, "disabledSupport": True, "resolveSupport": {"properties": ["edit"]}},
            },
            "workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}, "workspaceFolders": True},
        }
        self.capabilities = self.request("initialize", {
            "processId": None, "rootUri": uri, "capabilities": capabilities or everything,
            "workspaceFolders": [{"uri": uri, "name": "folder"}]})["capabilities"]
        self.notify("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.messages.put(None)
                return
            self.messages.put((json.loads(stream.read(length)), time.perf_counter()))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def begin(self, method, params):
        """Sends a request and returns its identifier."""
        number = len(self.methods) + 1
        self.methods[number] = method
        self.send({"id": number, "method": method, "params": params})
        return number

    def request(self, method, params, timeout=120):
        """Returns the result of a request, or an object with `code` for an error."""
        message = self.answer(self.begin(method, params), timeout)
        return message["result"] if "result" in message else message["error"]

    def answer(self, number, timeout=120):
        message = self.wait(lambda message: message.get("id") == number and "method" not in message, timeout)
        # Answers are found once, so that the methods of old requests are not needed.
        return message

    def wait(self, condition, timeout=120):
        """Handles messages until one fulfills a condition, and returns that one."""
        end = time.monotonic() + timeout
        while True:
            item = self.messages.get(timeout=max(0.001, end - time.monotonic()))
            if item is None:
                raise Invalid(f"the server ended with {self.process.wait()}")
            message, self.received = item
            if self.checks:
                check(message, self.methods.get(message.get("id")))
            if message.get("method") == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]
            elif "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})
            if condition(message):
                return message

    def open(self, path, text):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": f"file://{path}", "languageId": "yaml", "version": 1, "text": text}})

    def change(self, path, version, span, piece, text):
        """Replaces a range. A server that supports only whole texts gets the text afterward."""
        sync = self.capabilities.get("textDocumentSync", 0)
        isWhole = (sync if isinstance(sync, int) else sync.get("change", 0)) == 1
        change = {"text": text} if isWhole else {"range": span, "text": piece}
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": f"file://{path}", "version": version}, "contentChanges": [change]})

    def published(self, path, version):
        """Waits for the diagnostics of a version."""
        uri = f"file://{path}"
        while self.diagnostics.get(uri, {}).get("version") != version:
            self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics")
        return self.diagnostics[uri]["diagnostics"]

    def memory(self):
        """The resident memory in bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * 4096

    def close(self):
        """Ends the server as the protocol says, and returns its exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=20)
