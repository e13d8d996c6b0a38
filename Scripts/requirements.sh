# Sourced by the scripts that build: lists and installs what a build needs.

# The Swift toolchain is not installed here: which one to use is the user's choice.
oldest_swift=6.2

# Options of builds that nothing debugs. Compiling each module as a whole takes a sixth less time than in batches, each of
# which reads all files of its module. A second process that only emits the module, and checks of LLVM's own work, take another
# quarter.
quick_build=(-debug-info-format none)
for option in -disable-batch-mode -wmo -num-threads 2 -no-emit-module-separately-wmo -Xfrontend -disable-llvm-verify; do
    quick_build+=(-Xswiftc "$option")
done
# The toolchain's linker takes half the time of GNU's, which the compiler uses where it is installed.
[ "$(uname)" = Darwin ] || quick_build+=(-Xswiftc -use-ld=lld)

# The trait of the build for tests.
all_traits=All

say() { printf '%s\n' "$*" >&2; }
stop() { say "error: $*"; exit 1; }

# Runs a command as root, through sudo if necessary.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null 2>&1; then sudo "$@"
    else stop "'$*' needs root, and sudo is not installed; run it as an administrator"
    fi
}

# Sets `static_build` to the options with which a program contains Swift's libraries, those of C++ and of exceptions that Swift
# uses, libyaml and SQLite. It starts faster, and needs neither the toolchain that it was built with nor these libraries. On Apple's
# platforms they belong to the system.
# Usage: set_static_build [TRAIT]
set_static_build() {
    static_build=()
    [ "$(uname)" != Darwin ] || return 0
    # Nothing looks up symbols of these programs, and without them the linker removes more unused code. It removes single
    # functions, and one of two that are equal, if each has a section of its own.
    static_build=(--static-swift-stdlib -Xlinker --no-export-dynamic)
    static_build+=(-Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=safe)
    # At a fixed address, 56,000 pointers need no adjustment at each start. A server keeps its random address.
    case ${1:-} in Board | All) ;; *) static_build+=(-Xlinker -no-pie) ;; esac
    # The linker prefers a shared library that is in the same folder, and searches this folder first.
    archives=$PWD/.build/static-libraries
    mkdir -p "$archives"
    link_archive libstdc++.a || true
    link_archive libgcc_eh.a libgcc_s.a || true
    static_build+=(-Xlinker "-L$archives")
    # SwiftPM finds these two through pkg-config.
    if link_archive libyaml.a; then describe_archive yaml-0.1; fi
    if link_archive libsqlite3.a; then describe_archive sqlite3; fi
    export PKG_CONFIG_PATH="$archives${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
}

# Makes an archive available to the linker, under another name if one is given; fails if there is none.
link_archive() {
    archive=$(cc -print-file-name="$1" 2>/dev/null || true)
    # Without an archive, the compiler prints only the name.
    [ -f "$archive" ] && ln -sf "$archive" "$archives/${2:-$1}"
}

# Describes the archive of a library to pkg-config, by the library's name there.
describe_archive() {
    printf 'Name: %s\nDescription: an archive\nVersion: %s\nCflags: %s\nLibs: -L%s %s\n' "$1" "$(pkg-config --modversion "$1")" \
        "$(pkg-config --cflags "$1")" "$archives" "$(pkg-config --libs-only-l "$1")" >"$archives/$1.pc"
}

# Sets `test_program` to the command that runs the tests whose program is in the folder of products $1. On Linux the tests are a
# program, which prints each line at once; SwiftPM keeps some back.
set_test_program() {
    test_program=("$1/intent-configurationPackageTests.xctest" --testing-library swift-testing)
    [ -f "${test_program[0]}" ] || test_program=(swift test --skip-build "${quick_build[@]}")
}

# Runs the tests of the products $1 that match $2, which write files for a check. Prints their output if they fail.
write_with_tests() {
    local output
    set_test_program "$1"
    output=$("${test_program[@]}" --filter "$2" 2>&1) || {
        printf '%s\n' "$output" >&2
        return 1
    }
}

# Sets `module_flags` to the options with which swiftc finds the modules in the folder of products $1, and the C modules that
# they import; and `macro_flags` to those with which it expands their macros.
set_module_flags() {
    module_flags=(-I "$1/Modules")
    macro_flags=(-load-plugin-executable "$1/IntentSwiftUIMacros-tool#IntentSwiftUIMacros")
    for map in Sources/1-System/C/*/module.modulemap "$1"/C*.build/module.modulemap; do
        [ ! -e "$map" ] || module_flags+=(-Xcc "-fmodule-map-file=$map")
    done
}

# Prints the Python that has the package jsonschema, which one check of Scripts/test needs; prints nothing if none has it.
python_with_jsonschema() {
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import jsonschema' 2>/dev/null || continue
        echo "$python"
        return
    done
}

# Prints a Python that has the given packages of PyPI, which it installs into a folder in .build; prints nothing if that fails.
# Usage: python_with FOLDER PACKAGE==VERSION…
python_with() {
    folder=.build/python-$1
    shift
    if ! "$folder/bin/python" -c 'import sys' 2>/dev/null || [ "$(cat "$folder/packages" 2>/dev/null)" != "$*" ]; then
        rm -rf "$folder"
        python3 -m venv "$folder" >&2 && "$folder/bin/pip" install -q --disable-pip-version-check "$@" >&2 || return 0
        echo "$*" >"$folder/packages"
    fi
    echo "$folder/bin/python"
}

# Prints the missing requirements, one per line: commands, and libraries by their pkg-config names.
missing_requirements() {
    command -v git >/dev/null 2>&1 || echo git
    command -v pkg-config >/dev/null 2>&1 || echo pkg-config
    for library in yaml-0.1 sqlite3; do
        # The macOS SDK contains SQLite, where pkg-config does not look.
        [ "$library" = sqlite3 ] && [ "$(uname)" = Darwin ] && continue
        pkg-config --exists "$library" 2>/dev/null || echo "$library"
    done
    [ -n "${runs_checks:-}${builds_postgresql_store:-}" ] || return 0
    pkg-config --exists libpq 2>/dev/null || echo libpq
    [ -n "${runs_checks:-}" ] || return 0
    # Only the tests of the PostgreSQL store need a server.
    Scripts/postgresql version >/dev/null 2>&1 || echo postgresql
    # On systems other than Debian, the tests and checks that need these are skipped.
    command -v apt-get >/dev/null 2>&1 || return 0
    [ -n "$(python_with_jsonschema)" ] || echo jsonschema
    command -v nvim >/dev/null 2>&1 || echo neovim
    for program in strace tmux zsh fish; do command -v "$program" >/dev/null 2>&1 || echo "$program"; done
    # Tests/Proof/PowerLoss mounts a file system, where the kernel has FUSE.
    [ ! -e /dev/fuse ] || pkg-config --exists fuse3 2>/dev/null || echo fuse3
    # Ubuntu's Chromium is a snap, without a driver.
    grep -qs '^ID=debian' /etc/os-release || return 0
    command -v chromium >/dev/null 2>&1 || echo chromium
    command -v chromedriver >/dev/null 2>&1 || echo chromium-driver
    python3 -c 'import ensurepip' 2>/dev/null || echo python3-venv
}

debian_package() {
    case $1 in yaml-0.1) echo libyaml-dev ;; sqlite3) echo libsqlite3-dev ;; libpq) echo libpq-dev ;; fuse3) echo libfuse3-dev fuse3 ;; jsonschema) echo python3-jsonschema ;; *) echo "$1" ;; esac
}

brew_package() {
    case $1 in yaml-0.1) echo libyaml ;; pkg-config) echo pkgconf ;; *) echo "$1" ;; esac
}

# Installs the given requirements with the system's package manager.
install_requirements() {
    if command -v apt-get >/dev/null 2>&1; then
        packages=$(for name in "$@"; do debian_package "$name"; done)
        say "installing with apt-get:" $packages
        as_root apt-get update -qq >&2
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >&2
    elif command -v brew >/dev/null 2>&1; then
        packages=$(for name in "$@"; do brew_package "$name"; done)
        say "installing with brew:" $packages
        brew install --quiet $packages >&2
    else
        stop "missing: $*; this script uses apt-get or brew; install the packages with their headers and run it again"
    fi
}

check_swift() {
    # The usual locations of toolchains, for a shell that was started without its profile.
    for folder in "${HOME:-/root}/.local/share/swiftly/bin" /opt/swift*/usr/bin /usr/local/swift*/usr/bin; do
        command -v swift >/dev/null 2>&1 && break
        [ -x "$folder/swift" ] && PATH="$PATH:$folder"
    done
    export PATH
    command -v swift >/dev/null 2>&1 || stop "no Swift toolchain found; install Swift $oldest_swift or later from swift.org/install"
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    lowest=$(printf '%s\n%s\n' "$oldest_swift" "$version" | sort -t. -k1,1n -k2,2n | head -n 1)
    [ "$lowest" = "$oldest_swift" ] || stop "Swift $version is too old; Swift $oldest_swift or later is required"
}

# Lists what is missing, installs it if "$1" is 'install', and checks the result.
prepare() {
    check_swift
    missing=$(missing_requirements)
    [ -n "$missing" ] || return 0
    say "missing:" $missing
    [ "$1" = install ] || stop "not installed because of --no-install:" $missing
    install_requirements $missing
    missing=$(missing_requirements)
    [ -z "$missing" ] || stop "still missing after installation:" $missing
}
