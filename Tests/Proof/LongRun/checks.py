"""The checks of a long run: plain functions of what was noted, so that the self-test can apply them to wrong records."""

# The memory of a host and of a writer may grow by this much over the second half of a run, as the line that fits best says.
GROWTH_LIMIT = 4_000_000
# The open descriptors and the threads of a process may differ by this much between two samples of the second half.
SPREAD_LIMIT = 12
# The bytes that an instance and an edit may need in the store, and the longest write-ahead log.
BYTES_OF_INSTANCE, BYTES_OF_EDIT, LOG_LIMIT = 20_000, 2_000, 64_000_000
# How many problems of one kind are printed.
LISTED = 5


def lost_edits(operations, histories):
    """Returns the acknowledged edits that the history of their instance does not contain with their revision and value."""
    return [
        f"the edit {operation['number']} of {operation['id']}, revision {operation['revision']}, is not in its history"
        for operation in operations
        if operation["kind"] == "edit" and operation["acknowledged"]
        and histories.get(operation["id"], {}).get(operation["revision"]) != operation["number"]
    ]


def wrong_values(operations, stored):
    """Returns the instances whose stored value is neither that of the newest acknowledged edit nor that of a later edit whose
    outcome is unknown."""
    allowed = {}
    for operation in operations:
        if operation["kind"] == "edit":
            numbers = {operation["number"]}
            if not operation["acknowledged"]:
                numbers |= allowed.get(operation["id"], {0})
            allowed[operation["id"]] = numbers
    return [
        f"the value of {instance} is {stored.get(instance)}, not {sorted(numbers)}"
        for instance, numbers in allowed.items() if stored.get(instance) not in numbers
    ]


def lost_reloads(operations, begun, made):
    """Returns the acknowledged operations after which no reload began, and those after which no content was made.

    - begun: For each instance, the times at which reloads began, in milliseconds.
    - made: For each instance, the time at which its content was made."""
    problems = []
    for operation in operations:
        if not operation["acknowledged"]:
            continue
        instance, sent = operation["id"], operation["sent"]
        if max(begun.get(instance, []), default=0) < sent:
            problems.append(f"no reload of {instance} began after its {operation['kind']} at {sent}")
        if made.get(instance, 0) < sent:
            problems.append(f"the content of {instance} is older than its {operation['kind']} at {sent}")
    return problems


def wrong_contents(stored, shown):
    """Returns the instances that do not show their stored value."""
    return [
        f"{instance} shows {shown.get(instance)}, but its stored value is {number}"
        for instance, number in stored.items() if shown.get(instance) != number
    ]


def growth(samples, column):
    """Returns by how much a column grows over the samples, by the method of least squares."""
    if len(samples) < 2:
        return 0
    times = [sample["seconds"] for sample in samples]
    values = [sample[column] for sample in samples]
    time, value = sum(times) / len(times), sum(values) / len(values)
    slope = (sum((t - time) * (v - value) for t, v in zip(times, values))
             / max(sum((t - time) ** 2 for t in times), 1e-9))
    return slope * (times[-1] - times[0])


def second_half(samples, role):
    """Returns the samples of the second half that are of the process that ran last."""
    half = samples[len(samples) // 2:]
    return [sample for sample in half if sample[f"{role}_pid"] == half[-1][f"{role}_pid"]]


def unstable(samples, role):
    """Returns what grows or varies in a process that should be flat."""
    half = second_half(samples, role) if samples else []
    if len(half) < 3:
        return [f"there are only {len(half)} samples of the {role} in the second half"]
    problems = []
    grown = growth(half, f"{role}_rss")
    if grown > GROWTH_LIMIT:
        problems.append(f"the memory of the {role} grew by {grown / 1e6:.1f} MB in {len(half)} samples")
    for column in (f"{role}_descriptors", f"{role}_threads"):
        values = [sample[column] for sample in half]
        if max(values) - min(values) > SPREAD_LIMIT or abs(growth(half, column)) > SPREAD_LIMIT / 3:
            problems.append(f"{column} is {min(values)} to {max(values)} and grew by {growth(half, column):.1f}")
    return problems


def stray_processes(samples):
    """Returns the samples with more than one extension, and children that have ended and are not reaped in two samples in a
    row."""
    problems = [f"{sample['children']} extensions ran after {sample['seconds']:.0f} s"
                for sample in samples if sample["children"] > 2]
    for first, second in zip(samples, samples[1:]):
        problems += [f"the process {pid} is not reaped after {second['seconds']:.0f} s"
                     for pid in set(first["zombies"].split()) & set(second["zombies"].split())]
    return problems


def oversized_store(samples, instances, operations):
    """Returns the samples in which the database or the write-ahead log is too large."""
    edits = sum(operation["kind"] == "edit" for operation in operations)
    limit = 1_000_000 + instances * BYTES_OF_INSTANCE + edits * BYTES_OF_EDIT
    return [
        f"the database has {sample['database']} bytes and its log {sample['log']} after {sample['seconds']:.0f} s"
        for sample in samples if sample["database"] > limit or sample["log"] > LOG_LIMIT
    ]


def self_test():
    """Applies each check to records that are right and to records with one fault."""
    edit = {"kind": "edit", "id": "a", "number": 7, "revision": 2, "sent": 100, "acknowledged": True}
    unknown = edit | {"number": 8, "acknowledged": False}
    reload = {"kind": "reload", "id": "a", "sent": 300, "acknowledged": True}

    def expect(problems, count, what):
        assert len(problems) == count, f"{what}: {problems}"

    expect(lost_edits([edit, unknown, reload], {"a": {2: 7}}), 0, "an edit in the history")
    expect(lost_edits([edit], {"a": {2: 6}}), 1, "another value at the revision")
    expect(lost_edits([edit], {"a": {1: 7}}), 1, "the value at another revision")
    expect(lost_edits([edit], {}), 1, "an instance without a history")
    expect(wrong_values([edit], {"a": 7}), 0, "the newest value")
    expect(wrong_values([edit, unknown], {"a": 7}), 0, "an edit with an unknown outcome that failed")
    expect(wrong_values([edit, unknown], {"a": 8}), 0, "an edit with an unknown outcome that succeeded")
    expect(wrong_values([unknown, edit | {"number": 9}], {"a": 8}), 1, "a value that was replaced")
    expect(wrong_values([edit], {}), 1, "an instance that does not exist")
    expect(lost_reloads([edit, reload], {"a": [100, 300]}, {"a": 301}), 0, "a reload for each operation")
    expect(lost_reloads([edit, reload], {"a": [301]}, {"a": 302}), 0, "a reload for both operations")
    expect(lost_reloads([edit, reload], {"a": [101, 299]}, {"a": 302}), 1, "no reload after the request")
    expect(lost_reloads([edit, reload], {"a": [301]}, {"a": 299}), 1, "a reload without its content")
    expect(lost_reloads([edit], {}, {"a": 101}), 1, "an instance without a reload")
    expect(lost_reloads([edit | {"acknowledged": False}], {}, {}), 0, "an operation that was not acknowledged")
    expect(wrong_contents({"a": 7}, {"a": 7}), 0, "the stored value is shown")
    expect(wrong_contents({"a": 7}, {"a": 6}), 1, "an older value is shown")

    def samples(memory, descriptors=lambda index: 20):
        return [{"seconds": index * 10.0, "host_pid": 1, "host_rss": memory(index), "host_descriptors": descriptors(index),
                 "host_threads": 9, "children": 1, "zombies": "", "database": 10_000, "log": 10_000}
                for index in range(360)]

    wave = samples(lambda index: 80_000_000 + index % 7 * 1_000_000)
    expect(unstable(wave, "host"), 0, "memory that varies and does not grow")
    expect(unstable(samples(lambda index: 80_000_000 + index * 40_000), "host"), 1, "memory that grows by 4 kB a second")
    expect(unstable(samples(lambda index: 80_000_000, lambda index: 20 + index // 30), "host"), 1, "a leaked descriptor")
    expect(unstable(samples(lambda index: 80_000_000, lambda index: 20 + index % 2 * 50), "host"), 1, "many descriptors")
    expect(unstable([], "host"), 1, "no samples")
    expect(stray_processes(wave), 0, "one extension")
    expect(stray_processes([wave[0] | {"children": 3}]), 1, "three extensions")
    zombie = wave[1] | {"zombies": "12"}
    expect(stray_processes([wave[0], zombie, wave[2]]), 0, "a process that is reaped")
    expect(stray_processes([zombie, zombie]), 1, "a process that is not reaped")
    expect(oversized_store(wave, 10, [edit]), 0, "a small store")
    expect(oversized_store([wave[0] | {"log": 10**9}], 10, [edit]), 1, "a long log")
    expect(oversized_store([wave[0] | {"database": 10**9}], 10, [edit]), 1, "a large database")
    print("the checks accept what is right and refuse what is wrong")
