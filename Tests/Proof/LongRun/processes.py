"""The processes of a long run: starting and killing them, and what the system reports about them."""
import json
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request


def children(pid):
    """Returns the children of a process with their states, such as `S` or `Z`."""
    found = {}
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                for child in file.read().split():
                    with open(f"/proc/{child}/stat") as stat:
                        found[int(child)] = stat.read().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        pass
    return found


def is_running(pid, name):
    """Returns whether a process with a name runs."""
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return os.path.basename(file.read().split(b"\0")[0].decode()) == name
    except (FileNotFoundError, ProcessLookupError):
        return False


def memory(pid):
    """Returns the resident memory of a process and its proportional share, in bytes."""
    with open(f"/proc/{pid}/smaps_rollup") as file:
        fields = dict(line.split(":", 1) for line in file if line.count(":") == 1)
    return int(fields["Rss"].split()[0]) * 1024, int(fields["Pss"].split()[0]) * 1024


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Program:
    """A program that is started again when it was killed."""

    def __init__(self, role, arguments, folder):
        self.role, self.arguments, self.folder = role, arguments, folder
        self.process, self.kills = None, 0

    def start(self):
        with open(f"{self.folder}/{self.role}.out", "ab") as out, open(f"{self.folder}/{self.role}.err", "ab") as err:
            self.process = subprocess.Popen(self.arguments, stdin=subprocess.DEVNULL, stdout=out, stderr=err)

    @property
    def pid(self):
        return self.process.pid

    def kill(self):
        """Kills the program and starts it again."""
        self.process.kill()
        self.process.wait()
        self.kills += 1
        self.start()

    def end(self):
        """Kills the program if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def stop(self):
        """Stops the program with SIGTERM, and returns a problem if it does not exit as documented."""
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            return [f"the {self.role} does not stop"]
        return [] if code == 143 else [f"the {self.role} exits with {code} instead of 143"]

    def sample(self):
        """Returns the state of the process; None while it starts."""
        try:
            resident, share = memory(self.pid)
            return {
                f"{self.role}_pid": self.pid, f"{self.role}_rss": resident, f"{self.role}_pss": share,
                f"{self.role}_descriptors": len(os.listdir(f"/proc/{self.pid}/fd")),
                f"{self.role}_threads": len(os.listdir(f"/proc/{self.pid}/task")),
                f"{self.role}_processor": processor_seconds(self.pid),
            }
        except (FileNotFoundError, ProcessLookupError, KeyError):
            return None


class Board:
    """The HTTP interface of the program that edits."""

    def __init__(self, address, token_file):
        self.address, self.token_file = address, token_file

    def wait(self):
        """Waits until the program answers."""
        end = time.monotonic() + 60
        while not os.path.exists(self.token_file) or self.call("GET", "/kinds") is None:
            if time.monotonic() > end:
                raise RuntimeError("the program that edits does not answer")
            time.sleep(0.1)

    def call(self, method, path, body=None, headers=None):
        """Returns the answer, or None if there is none, in which case the outcome is unknown."""
        with open(self.token_file) as file:
            fields = {"Authorization": f"Bearer {file.read().strip()}", "Content-Type": "application/json"}
        request = urllib.request.Request(
            f"{self.address}/api/1{path}", method=method, headers=fields | (headers or {}),
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.code} {error.read(500).decode(errors='replace')}") from error
        except (OSError, ValueError):
            return None
