#if SQLite
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Faults of this process.
    enum Fault {
        /// Kills this process at a moment, whatever it is doing; never if nil. A timer of the kernel sends the signal.
        static func killThisProcess(afterMicroseconds microseconds: Int?) {
            guard let microseconds else { return }
            signal(SIGALRM) { _ in _ = kill(getpid(), SIGKILL) }
            // This process inherits the blocked signals of the threads of a test.
            var alarm = sigset_t()
            sigemptyset(&alarm)
            sigaddset(&alarm, SIGALRM)
            sigprocmask(SIG_UNBLOCK, &alarm, nil)
            var timer = itimerval()
            timer.it_value.tv_sec = microseconds / 1_000_000
            // A timer of 0 never fires.
            timer.it_value.tv_usec = .init(max(1, microseconds % 1_000_000))
            #if canImport(Darwin)
                setitimer(ITIMER_REAL, &timer, nil)
            #else
                setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
            #endif
        }

        static var processIdentifier: Int32 { getpid() }

        /// Stops this process until it is continued or killed.
        static func stopThisProcess() {
            _ = kill(getpid(), SIGSTOP)
        }

        /// Stops this process until it is killed. If it is continued, the calling thread does nothing.
        static func stopForGood() -> Never {
            stopThisProcess()
            // Another thread may receive the signal, and this one continues until then.
            stopThread()
        }

        /// Stops the calling thread until the process ends.
        static func stopThread() -> Never {
            while true { pause() }
        }

        /// Leaves this process no descriptor for another file.
        static func takeDescriptors() {
            #if canImport(Darwin)
                setLimit(RLIMIT_NOFILE, to: 256)
            #else
                setLimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), to: 256)
            #endif
            while open("/dev/null", O_RDONLY | O_CLOEXEC) >= 0 {}
        }

        /// Limits the length of all files, which has the effect of a full disk; no limit if nil.
        static func limitFileSize(to bytes: Int?) {
            guard let bytes else { return }
            signal(SIGXFSZ, SIG_IGN)
            setFileSizeLimit(rlim_t(bytes))
        }

        /// Lets files become longer again, as if there were room on the disk.
        static func liftFileSizeLimit() {
            setFileSizeLimit(.max)
        }

        private static func setFileSizeLimit(_ bytes: rlim_t) {
            #if canImport(Darwin)
                setLimit(RLIMIT_FSIZE, to: bytes)
            #else
                setLimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), to: bytes)
            #endif
        }

        #if canImport(Darwin)
            private typealias Resource = CInt
        #else
            private typealias Resource = __rlimit_resource_t
        #endif

        private static func setLimit(_ resource: Resource, to value: rlim_t) {
            var limit = rlimit()
            getrlimit(resource, &limit)
            limit.rlim_cur = min(value, limit.rlim_max)
            setrlimit(resource, &limit)
        }
    }

    /// Standard output without a buffer, so that a printed line is not lost if the process is killed.
    enum Output {
        static func line(_ text: String) {
            let bytes = Array((text + "\n").utf8)
            _ = write(STDOUT_FILENO, bytes, bytes.count)
        }

        /// Appends a line to a file, and returns all of its lines; nil if that fails.
        static func append(_ line: String, to path: String) -> [String]? {
            let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            guard file >= 0 else { return nil }
            defer { close(file) }
            let bytes = Array((line + "\n").utf8)
            guard write(file, bytes, bytes.count) == bytes.count else { return nil }
            var content = [UInt8](repeating: 0, count: 100_000)
            let count = pread(file, &content, content.count, 0)
            guard count > 0 else { return nil }
            return String(decoding: content[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }
#endif
