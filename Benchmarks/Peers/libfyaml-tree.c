// Builds libfyaml's document of each file.
#include <libfyaml.h>
#include <stdio.h>

int main(int count, char **arguments) {
    for (int index = 1; index < count; index++) {
        struct fy_document *document = fy_document_build_from_file(0, arguments[index]);
        if (!document) {
            fprintf(stderr, "%s: not a document\n", arguments[index]);
            return 1;
        }
        fy_document_destroy(document);
    }
}
