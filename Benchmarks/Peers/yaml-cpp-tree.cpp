// Loads each file to yaml-cpp's tree of nodes.
#include <cstdio>
#include <exception>
#include <yaml-cpp/yaml.h>

int main(int count, char **arguments) {
    for (int index = 1; index < count; index++) {
        try {
            if (YAML::LoadFile(arguments[index]).IsNull()) return 1;
        } catch (const std::exception &error) {
            std::fprintf(stderr, "%s: %s\n", arguments[index], error.what());
            return 1;
        }
    }
}
