# Sourced by Scripts/demo and Scripts/test: what a build needs, said and installed.

# A Swift toolchain is the one thing that is not installed: which one is the user's choice.
oldest_swift=6.2

say() { printf '%s\n' "$*" >&2; }
stop() { say "error: $*"; exit 1; }

# Runs a command as root: as it is for root, else through sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif command -v sudo >/dev/null 2>&1; then sudo "$@"
    else stop "'$*' needs root, and there is no sudo; run it yourself, or ask who may"
    fi
}

# The Python that has the package jsonschema, which one check of Scripts/test asks; nothing where there is none.
python_with_jsonschema() {
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import jsonschema' 2>/dev/null || continue
        echo "$python"
        return
    done
}

# The names of what is missing, one a line: a command, or a library that pkg-config knows.
missing_requirements() {
    command -v git >/dev/null 2>&1 || echo git
    command -v pkg-config >/dev/null 2>&1 || echo pkg-config
    for library in yaml-0.1 sqlite3; do
        # macOS has SQLite in its SDK, where pkg-config does not look.
        [ "$library" = sqlite3 ] && [ "$(uname)" = Darwin ] && continue
        pkg-config --exists "$library" 2>/dev/null || echo "$library"
    done
    [ -n "${runs_checks:-}" ] || return 0
    # What the tests of the store over PostgreSQL need; nobody else does.
    pkg-config --exists libpq 2>/dev/null || echo libpq
    Scripts/postgresql version >/dev/null 2>&1 || echo postgresql
    # Elsewhere than on Debian the tests and checks that want these are left out.
    command -v apt-get >/dev/null 2>&1 || return 0
    [ -n "$(python_with_jsonschema)" ] || echo jsonschema
    command -v strace >/dev/null 2>&1 || echo strace
}

debian_package() {
    case $1 in yaml-0.1) echo libyaml-dev ;; sqlite3) echo libsqlite3-dev ;; libpq) echo libpq-dev ;; jsonschema) echo python3-jsonschema ;; *) echo "$1" ;; esac
}

brew_package() {
    case $1 in yaml-0.1) echo libyaml ;; pkg-config) echo pkgconf ;; *) echo "$1" ;; esac
}

# Installs the given requirements with the system's own package manager.
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
        stop "missing: $*; this script installs with apt-get or brew only. Install them (with headers) and run it again"
    fi
}

check_swift() {
    # Where toolchains are commonly put, for a shell that was started without its profile.
    for folder in "${HOME:-/root}/.local/share/swiftly/bin" /opt/swift*/usr/bin /usr/local/swift*/usr/bin; do
        command -v swift >/dev/null 2>&1 && break
        [ -x "$folder/swift" ] && PATH="$PATH:$folder"
    done
    export PATH
    command -v swift >/dev/null 2>&1 || stop "no Swift toolchain found; install Swift $oldest_swift or newer from swift.org/install"
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    lowest=$(printf '%s\n%s\n' "$oldest_swift" "$version" | sort -t. -k1,1n -k2,2n | head -n 1)
    [ "$lowest" = "$oldest_swift" ] || stop "Swift $version is too old; $oldest_swift or newer is needed"
}

# Says what is missing, installs it unless told not to, and checks that it is there.
prepare() {
    check_swift
    missing=$(missing_requirements)
    [ -n "$missing" ] || return 0
    say "missing:" $missing
    [ "$1" = install ] || stop "not installed, because of --no-install:" $missing
    install_requirements $missing
    missing=$(missing_requirements)
    [ -z "$missing" ] || stop "still missing after the installation:" $missing
}
