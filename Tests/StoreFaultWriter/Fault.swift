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

        /// Limits the length of all files, which has the effect of a full disk; no limit if nil.
        static func limitFileSize(to bytes: Int?) {
            guard let bytes else { return }
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
            #if canImport(Darwin)
                setrlimit(RLIMIT_FSIZE, &limit)
            #else
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #endif
        }
    }

    /// Standard output without a buffer, so that a printed line is not lost if the process is killed.
    enum Output {
        static func line(_ text: String) {
            let bytes = Array((text + "\n").utf8)
            _ = write(STDOUT_FILENO, bytes, bytes.count)
        }
    }
#endif
