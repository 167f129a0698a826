// Shows `Synchronization.Mutex` to the thread sanitizer on Linux; loaded before a test by LD_PRELOAD.
//
// The quick ways in and out of a Mutex are atomic operations that the compiler puts into the
// program, and the sanitizer sees those. The slow ones, when two threads want it at once, are
// functions of the Swift runtime, which is built without the sanitizer: after one of them the lock
// is held and nobody has told. Four threads that count to 100,000 behind one Mutex are then
// reported as a race. These functions stand before the runtime's, call them, and tell.
//
// Measured with Swift 6.3: atomics, actors, actors with an executor of their own, tasks and
// semaphores need nothing of the kind; a counter beside the Mutex is still reported.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// Absent in programs that were not built with the sanitizer, such as the shell between.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK);
SWIFT bool try_lock_slow(SELF void *mutex) __asm__(TRY_LOCK);

static void *runtime_function(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) {
    fprintf(stderr, "%s is not in this Swift runtime; see Tests/ThreadSanitizer\n", name);
    abort();
  }
  return function;
}

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
  SWIFT void (*runtime)(uint32_t, SELF void *) = runtime_function(LOCK);
  runtime(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
  SWIFT void (*runtime)(SELF void *) = runtime_function(UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  runtime(mutex);
}

SWIFT bool try_lock_slow(SELF void *mutex) {
  SWIFT bool (*runtime)(SELF void *) = runtime_function(TRY_LOCK);
  bool is_taken = runtime(mutex);
  if (is_taken && __tsan_acquire) __tsan_acquire(mutex);
  return is_taken;
}
