// Parses each file to its last event and does nothing else: the least that a reader based on libyaml can cost.
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

/// Reads a whole file, which the caller frees; null if that fails.
static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return 0;
    unsigned char *bytes = 0;
    if (fseek(file, 0, SEEK_END) == 0) {
        long length = ftell(file);
        rewind(file);
        if (length >= 0 && (bytes = malloc((size_t)length + 1))) {
            *size = fread(bytes, 1, (size_t)length, file);
        }
    }
    fclose(file);
    return bytes;
}

/// Counts the events of a text; negative if it is not YAML.
static long count_events(const unsigned char *bytes, size_t size) {
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, size);
    long events = 0;
    for (int at_end = 0; !at_end; events++) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) {
            events = -1;
            break;
        }
        at_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return events;
}

int main(int count, char **arguments) {
    long events = 0;
    for (int index = 1; index < count; index++) {
        size_t size = 0;
        unsigned char *bytes = read_file(arguments[index], &size);
        long found = bytes ? count_events(bytes, size) : -1;
        free(bytes);
        if (found < 0) {
            fprintf(stderr, "%s cannot be read\n", arguments[index]);
            return 1;
        }
        events += found;
    }
    printf("%ld events\n", events);
    return 0;
}
