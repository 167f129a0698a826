#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time that a process has used.
func processorSeconds(of process: Int32) -> Double {
  #if canImport(Glibc)
    var clock = clockid_t()
    guard clock_getcpuclockid(process, &clock) == 0 else { return .nan }
    return seconds(of: clock)
  #else
    return .nan
  #endif
}

/// The processor time that this thread has used: what work costs where others have the cores too.
func processorSecondsOfThread() -> Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return .nan }
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
