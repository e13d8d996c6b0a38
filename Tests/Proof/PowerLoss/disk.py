"""What a disk contains after a power loss, by the record of a file system."""

import random

SECTOR = 512


def operations(path):
    """Yields the operations of a record: lists of fields, the last of which are the bytes of a write or a mark."""
    with open(path, "rb") as record:
        while line := record.readline():
            fields = line.rstrip(b"\n").decode().split("\t")
            if fields[0] in ("write", "mark"):
                fields[-1] = record.read(int(fields[-1]))
            yield fields


class Node:
    """A file or a folder: what is on the disk for certain, and the changes since, in order."""

    def __init__(self, is_folder, is_shared_memory=False):
        self.kept = {} if is_folder else bytearray()
        self.pending = []
        # SQLite deletes the content when the first program opens the database, so nothing depends on it.
        self.is_shared_memory = is_shared_memory


class Disk:
    """The changes of a record so far.

    A change of a file is pending until the file is synchronized; a change of a name, until the folder is. After a power
    loss, any subset of the pending changes is on the disk: those of one file in their order, and of a write any subset of
    its sectors, with or without the new length. POSIX allows all of this. Bytes outside of a write do not change, and
    permissions are on the disk at once.

    With `is_ordered`, names behave as in a journaling file system such as ext4: if a change of a name is on the disk, all
    earlier ones are, and each synchronization includes all earlier changes of names.
    """

    def __init__(self, is_ordered=False, ignored=()):
        self.is_ordered = is_ordered
        # Kinds of files whose synchronization does nothing, to show that a test notices it.
        self.ignored = ignored
        self.nodes = {1: Node(is_folder=True)}
        # Changes with each synchronization that writes something.
        self.version = 0
        # The number of changes of names and of files that are pending.
        self.pending_names = self.pending_data = 0

    def apply(self, number, fields):
        """Applies an operation, which is not a mark."""
        kind, node = fields[0], self.nodes.get(int(fields[1]))
        match kind:
            case "create" | "mkdir":
                name = fields[3]
                self.nodes[int(fields[2])] = Node(kind == "mkdir", name.endswith("-shm"))
                self._change_name(node, (number, "add", name, int(fields[2])))
            case "link":
                self._change_name(node, (number, "add", fields[3], int(fields[2])))
            case "unlink" | "rmdir":
                self._change_name(node, (number, "remove", fields[2]))
            case "rename":
                if fields[1] != fields[3]:
                    raise NotImplementedError("a file is moved to another folder")
                self._change_name(node, (number, "move", fields[2], self._names(node)[fields[2]], fields[4]))
            case "write" | "truncate":
                change = (number, kind, int(fields[2]), *fields[3:])
                if node.is_shared_memory:
                    _change(node.kept, change, keeps=None)
                else:
                    node.pending.append(change)
                    self.pending_data += 1
            case "sync":
                self._synchronize(node)

    def _change_name(self, folder, change):
        folder.pending.append(change)
        self.pending_names += 1

    def _names(self, folder):
        names = dict(folder.kept)
        for change in folder.pending:
            _rename(names, change)
        return names

    def _synchronize(self, node):
        is_folder = isinstance(node.kept, dict)
        if ("folder" if is_folder else "file") in self.ignored:
            return
        nodes = [node]
        if self.is_ordered:
            nodes += [other for other in self.nodes.values() if isinstance(other.kept, dict) and other is not node]
        for synchronized in nodes:
            if synchronized.pending:
                self.version += 1
            for change in synchronized.pending:
                if isinstance(synchronized.kept, dict):
                    self.pending_names -= 1
                    _rename(synchronized.kept, change)
                else:
                    self.pending_data -= 1
                    _change(synchronized.kept, change, keeps=None)
            synchronized.pending = []

    def files(self, loss):
        """Returns the bytes of each file, and None for each folder, by path, after a power loss."""
        found = {}
        folders = [("", self.nodes[1])]
        while folders:
            path, folder = folders.pop()
            names = dict(folder.kept)
            for change in folder.pending:
                if loss.keeps_name(change):
                    _rename(names, change)
            for name, number in names.items():
                node = self.nodes[number]
                if isinstance(node.kept, dict):
                    folders.append((f"{path}{name}/", node))
                    found[f"{path}{name}"] = None
                else:
                    found[f"{path}{name}"] = self._bytes(node, loss)
        return found

    @staticmethod
    def _bytes(node, loss):
        if node.is_shared_memory:
            return loss.garbage(node.kept)
        content = None
        for change in node.pending:
            part = loss.part(change)
            if part is None:
                continue
            if content is None:
                content = bytearray(node.kept)
            _change(content, change, part)
        return node.kept if content is None else content


def _rename(names, change):
    match change[1:]:
        case "add", name, node:
            names[name] = node
        case "remove", name:
            names.pop(name, None)
        case "move", name, node, target:
            names.pop(name, None)
            names[target] = node


def _change(content, change, keeps):
    """Applies a change of a file.

    `keeps` is a function that returns whether a sector of a write is kept, or None for all of them.
    """
    _, kind, offset, *rest = change
    if kind == "truncate":
        del content[offset:]
        content.extend(bytes(offset - len(content)))
        return
    data = rest[0]
    content.extend(bytes(max(0, offset + len(data) - len(content))))
    if keeps is None:
        content[offset : offset + len(data)] = data
        return
    start = offset
    while start < offset + len(data):
        end = min(offset + len(data), start // SECTOR * SECTOR + SECTOR)
        if keeps(start // SECTOR - offset // SECTOR):
            content[start:end] = data[start - offset : end - offset]
        start = end


class Loss:
    """Which pending changes are on the disk after a power loss: all, none, or those of the last operation."""

    def __init__(self, names=True, data=True, last=None):
        self.names, self.data, self.last = names, data, last

    def keeps_name(self, change):
        return self.names

    def part(self, change):
        """Returns None if a change is lost, or a function for its sectors; see `_change`."""
        return (lambda sector: True) if self.data or change[0] == self.last else None

    def garbage(self, content):
        """Returns what the shared memory contains."""
        return content


class TornLoss(Loss):
    """Everything is on the disk, but of the last write only the first sectors."""

    def __init__(self, last, sectors):
        super().__init__()
        self.number, self.sectors = last, sectors

    def part(self, change):
        return (lambda sector: sector < self.sectors) if change[0] == self.number else super().part(change)


class RandomLoss(Loss):
    """Any subset of the changes, and any part of a write."""

    def __init__(self, seed, newest, is_ordered):
        super().__init__()
        self.random = random.Random(seed)
        self.probability = self.random.choice((0.1, 0.5, 0.9))
        self.name_probability = self.random.choice((0, 0.5, 1))
        self.limit = self.random.randrange(max(0, newest - 20), newest + 1) if is_ordered else None

    def keeps_name(self, change):
        if self.limit is not None:
            return change[0] <= self.limit
        return self.random.random() < self.name_probability

    def part(self, change):
        if self.random.random() < self.probability:
            return lambda sector: True
        count = self.random.randrange(1, 9)
        return self.random.choice((
            None,
            lambda sector: False,  # the length only
            lambda sector: sector < count,
            lambda sector: self.random.random() < 0.5,
        ))

    def garbage(self, content):
        return self.random.choice((content, b"", self.random.randbytes(len(content))))
