"""Attacks the board's server: many slow connections, many event streams, malformed requests. The board must still answer,
and the server's memory must stay flat.

usage: abuse.py ADDRESS TOKEN PROCESS

The server's limit of the time for a request is 5 seconds, more than an answer may take."""
import asyncio
import resource
import sys
import time
from urllib.parse import urlsplit

ADDRESS, TOKEN, PROCESS = urlsplit(sys.argv[1]), sys.argv[2], int(sys.argv[3])
HOST, PORT = ADDRESS.hostname, ADDRESS.port
FIELDS = f"Host: {HOST}:{PORT}\r\nAuthorization: Bearer {TOKEN}\r\n"
SLOW_CONNECTIONS = 1_000
STREAMS = 10_000
# How many megabytes the memory may grow after the first part of an attack.
GROWTH = 24


def fail(message):
    sys.exit(f"error: {message}")


def memory():
    """Returns the resident memory of the server in megabytes; None where the system does not report it."""
    try:
        with open(f"/proc/{PROCESS}/status") as status:
            lines = dict(line.split(":", 1) for line in status if ":" in line)
        return int(lines["VmRSS"].split()[0]) / 1024
    except FileNotFoundError:
        return None


def report(attack, start, before=None):
    now = memory()
    grown = "" if now is None else f", {now:.0f} MB"
    print(f"{attack}: {time.monotonic() - start:.1f} s{grown}")
    if before is not None and now is not None and now - before > GROWTH:
        fail(f"{attack}: the memory grew from {before:.0f} to {now:.0f} MB")


async def connect():
    return await asyncio.open_connection(HOST, PORT)


async def exchange(text, timeout=60):
    """Sends a text and returns everything that the server answers."""
    reader, writer = await connect()
    try:
        writer.write(text if isinstance(text, bytes) else text.encode())
        return await asyncio.wait_for(reader.read(), timeout)
    except (ConnectionResetError, BrokenPipeError):
        return b""
    finally:
        writer.close()


async def must_answer(attack, seconds=4):
    start = time.monotonic()
    answer = await exchange(f"GET /api/1/instances HTTP/1.1\r\n{FIELDS}Connection: close\r\n\r\n")
    if not answer.startswith(b"HTTP/1.1 200"):
        fail(f"{attack}: the board does not answer: {answer[:200]!r}")
    if time.monotonic() - start > seconds:
        fail(f"{attack}: the board needed {time.monotonic() - start:.1f} s to answer")


async def slow_connections():
    start = time.monotonic()
    connections = [await connect() for _ in range(SLOW_CONNECTIONS)]
    for _, writer in connections:
        writer.write(b"GET /api/1/kinds HTTP/1.1\r\nHost:")
    await must_answer("1,000 slow connections")

    async def drip(reader, writer):
        """Sends a byte at a time until the server has had enough."""
        try:
            while True:
                writer.write(b"a")
                try:
                    return await asyncio.wait_for(reader.read(), 0.5)
                except asyncio.TimeoutError:
                    pass
        except (ConnectionResetError, BrokenPipeError):
            return b""
        finally:
            writer.close()

    answers = await asyncio.wait_for(asyncio.gather(*(drip(*connection) for connection in connections)), 60)
    accepted = [answer for answer in answers if answer and not answer.startswith(b"HTTP/1.1 408")]
    if accepted:
        fail(f"a slow connection was answered with {accepted[0][:100]!r}")
    await must_answer("after 1,000 slow connections")
    report("1,000 slow connections", start)


async def event_streams(count, waits):
    """Opens and drops event streams, 100 at a time; every one, or one of ten, waits for its first event."""
    async def one(number):
        try:
            reader, writer = await connect()
            writer.write(f"GET /api/1/changes HTTP/1.1\r\n{FIELDS}\r\n".encode())
            if waits or number % 10 == 0:
                answer = await asyncio.wait_for(reader.read(12), 60)
                if answer not in (b"HTTP/1.1 200", b"HTTP/1.1 503"):
                    fail(f"an event stream was answered with {answer!r}")
            else:
                await writer.drain()
            writer.close()
        except (ConnectionResetError, BrokenPipeError):
            pass

    for first in range(0, count, 100):
        await asyncio.gather(*(one(number) for number in range(first, first + 100)))


async def malformed_requests():
    """What is no proper request, or is sent by a page of another site."""
    line, end = "GET /api/1/instances HTTP/1.1\r\n", "Connection: close\r\n\r\n"
    host, bearer = FIELDS.splitlines(keepends=True)
    post = "POST /api/1/instances HTTP/1.1\r\n"
    content = 'Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'
    refused = {
        "no token": (line + host + end, 401),
        "a wrong token": (line + host + "Authorization: Bearer " + "A" * 43 + "\r\n" + end, 401),
        "a token in the address": (f"GET /api/1/instances?token={TOKEN} HTTP/1.1\r\n" + host + end, 401),
        "a rebound host": (line + f"Host: evil.example:{PORT}\r\n" + bearer + end, 421),
        "a foreign origin": (line + FIELDS + "Origin: http://evil.example\r\n" + end, 403),
        "an origin on another port": (line + FIELDS + f"Origin: http://{HOST}:1\r\n" + end, 403),
        "a cross-site post": (post + FIELDS + "Sec-Fetch-Site: cross-site\r\n" + content, 403),
        "a same-site post": (post + FIELDS + "Sec-Fetch-Site: same-site\r\n" + content, 403),
        "a large header": (line + FIELDS + "X: " + "a" * 40_000 + "\r\n" + end, 431),
        "a long address": ("GET /" + "a" * 12_000 + " HTTP/1.1\r\n" + FIELDS + end, 414),
        "a large body": (post + FIELDS + "Content-Length: 99000000\r\n\r\n", 413),
        "two lengths": (post + FIELDS + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        "a handshake of TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"a" * 512, None),
        "noise": (bytes(range(256)) * 64, None),
    }
    for path in ["/../../etc/passwd", "//etc/passwd", "/page/../../etc/passwd", "/page/%2e%2e/%2e%2e/etc/passwd",
                 "/page/..%5c..%5cetc", "/api/1/%00", "/api/1/instances/..%2f..%2fexport", "/page/%c0%ae%c0%ae/"]:
        refused[path] = (f"GET {path} HTTP/1.1\r\n" + FIELDS + end, (400, 404, 422))
    for name, (request, expected) in refused.items():
        answer = await exchange(request)
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else None
        allowed = expected if isinstance(expected, tuple) else (expected,)
        # None: whatever is no success.
        if status not in allowed and (expected is not None or status is None or status < 400):
            fail(f"{name}: status {status} instead of {expected}")
        if b"root:" in answer:
            fail(f"{name}: a file of the system was served")
    await must_answer("after malformed requests")


async def main():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4_096), hard))
    await must_answer("at the start", seconds=10)
    start = time.monotonic()
    await malformed_requests()
    report("malformed requests", start)
    await slow_connections()
    # The first attacks fill what is kept for reuse; from then on the memory is flat.
    await event_streams(1_000, waits=True)
    before, start = memory(), time.monotonic()
    await event_streams(STREAMS - 1_000, waits=False)
    await must_answer("after 10,000 event streams")
    report("10,000 event streams", start, before)


asyncio.run(main())
