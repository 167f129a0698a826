/* Preloaded into the daemon: lets calls of the system on certain files wait, or fail once.

   The files are those whose paths hold TABLE_SERVER_FAULTY_FILES. TABLE_SERVER_FAULTY_CONTROL names
   a file of the words below, which the test shares with the daemon. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

enum { NONE, FAIL, SHORTEN, INTERRUPT, FULL, QUOTA, HOLD };

struct control {
  _Atomic int stalls;     /* 1: calls wait until it is 0 again */
  _Atomic int kind;       /* how the chosen call fails */
  _Atomic int chosen;     /* the number of the call that fails, from 1; -1: every second call */
  _Atomic int calls;      /* calls since one was chosen */
  _Atomic int waiting;    /* calls that wait now */
  _Atomic int injected;   /* calls that failed so far */
  _Atomic int quick;      /* 1: nothing waits until the device has it */
};

static struct control *control;
static const char *pattern;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("TABLE_SERVER_FAULTY_CONTROL");
  pattern = getenv("TABLE_SERVER_FAULTY_FILES");
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  int fd = path && pattern ? real(path, O_RDWR | O_CLOEXEC) : -1;
  if (fd < 0) return;
  void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (shared != MAP_FAILED) control = shared;
  close(fd);
}

static int meant(const char *path) { return control && strstr(path, pattern) != NULL; }

static int meant_descriptor(int fd) {
  char link[64], path[PATH_MAX];
  if (!control) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t count = readlink(link, path, sizeof path - 1);
  if (count < 0) return 0;
  path[count] = 0;
  return meant(path);
}

/* Waits where calls wait; then says how this one is to fail. */
static int fault(void) {
  struct timespec pause = {0, 20000000}; /* seldom: the daemon takes work for progress */
  if (control->stalls) {
    control->waiting++;
    while (control->stalls) nanosleep(&pause, NULL);
    control->waiting--;
  }
  /* Calls in the background, before one is chosen, would be counted after the count was set to 0. */
  if (control->kind == NONE) return NONE;
  int call = ++control->calls;
  if (control->chosen < 0 ? call % 2 : call != control->chosen) return NONE;
  if (control->kind == HOLD) {
    control->waiting++;
    while (control->kind == HOLD) nanosleep(&pause, NULL);
    control->waiting--;
    return NONE;
  }
  control->injected++;
  return control->kind;
}

static int refused(int kind) {
  if (kind == FAIL) errno = EIO;
  if (kind == INTERRUPT) errno = EINTR;
  return kind == FAIL || kind == INTERRUPT;
}

/* The same for calls that write: the device may be full. */
static int refused_write(int kind) {
  if (kind == FULL) errno = ENOSPC;
  if (kind == QUOTA) errno = EDQUOT;
  return kind == FULL || kind == QUOTA || refused(kind);
}

/* The same for calls that the system never interrupts. */
static int refused_change(int kind) { return kind != INTERRUPT && refused_write(kind); }

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

ssize_t pread(int fd, void *bytes, size_t count, off_t offset) {
  REAL(pread);
  if (meant_descriptor(fd)) {
    int kind = fault();
    if (refused(kind)) return -1;
    if (kind == SHORTEN && count > 1) count /= 2;
  }
  return real(fd, bytes, count, offset);
}

ssize_t pread64(int fd, void *bytes, size_t count, off64_t offset) {
  return pread(fd, bytes, count, offset);
}

ssize_t preadv2(int fd, const struct iovec *vector, int count, off_t offset, int flags) {
  REAL(preadv2);
  if (meant_descriptor(fd)) {
    if (control->stalls && flags & RWF_NOWAIT) {
      errno = EAGAIN;
      return -1;
    }
    int kind = fault();
    if (refused(kind)) return -1;
    if (kind == SHORTEN && count == 1 && vector->iov_len > 1) {
      struct iovec part = {vector->iov_base, vector->iov_len / 2};
      return real(fd, &part, 1, offset, flags);
    }
  }
  return real(fd, vector, count, offset, flags);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(write);
  if (meant_descriptor(fd)) {
    int kind = fault();
    if (refused_write(kind)) return -1;
    if (kind == SHORTEN && count > 1) count /= 2;
  }
  return real(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
  REAL(pwrite);
  if (meant_descriptor(fd)) {
    int kind = fault();
    if (refused_write(kind)) return -1;
    if (kind == SHORTEN && count > 1) count /= 2;
  }
  return real(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  return pwrite(fd, bytes, count, offset);
}

ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t count, unsigned flags) {
  REAL(copy_file_range);
  if (meant_descriptor(out)) {
    int kind = fault();
    if (refused_write(kind)) return -1;
    if (kind == SHORTEN && count > 1) count /= 2;
  }
  return real(in, from, out, to, count, flags);
}

int fsync(int fd) {
  REAL(fsync);
  if (meant_descriptor(fd) && refused_write(fault())) return -1;
  if (control && control->quick) return 0;
  return real(fd);
}

int fdatasync(int fd) {
  REAL(fdatasync);
  if (meant_descriptor(fd) && refused_write(fault())) return -1;
  if (control && control->quick) return 0;
  return real(fd);
}

int ftruncate(int fd, off_t size) {
  REAL(ftruncate);
  if (meant_descriptor(fd) && refused_write(fault())) return -1;
  return real(fd, size);
}

int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }

int posix_fallocate(int fd, off_t offset, off_t size) {
  REAL(posix_fallocate);
  if (meant_descriptor(fd) && refused_change(fault())) return errno;
  return real(fd, offset, size);
}

int posix_fallocate64(int fd, off64_t offset, off64_t size) {
  return posix_fallocate(fd, offset, size);
}

int fchmod(int fd, mode_t mode) {
  REAL(fchmod);
  if (meant_descriptor(fd) && refused_change(fault())) return -1;
  return real(fd, mode);
}

int rename(const char *from, const char *to) {
  REAL(rename);
  if (meant(from) && refused_change(fault())) return -1;
  return real(from, to);
}

int link(const char *from, const char *to) {
  REAL(link);
  if (meant(from) && refused_change(fault())) return -1;
  return real(from, to);
}

int unlink(const char *path) {
  REAL(unlink);
  if (meant(path) && refused_change(fault())) return -1;
  return real(path);
}

int open(const char *path, int flags, ...) {
  REAL(open);
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (meant(path) && refused(fault())) return -1;
  return real(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  REAL(openat);
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (meant(path) && refused(fault())) return -1;
  return real(folder, path, flags, mode);
}

int fstat(int fd, struct stat *info) {
  REAL(fstat);
  if (meant_descriptor(fd) && refused(fault())) return -1;
  return real(fd, info);
}

int stat(const char *path, struct stat *info) {
  REAL(stat);
  if (meant(path) && refused(fault())) return -1;
  return real(path, info);
}

/* Files in memory are read without asking whether that waits: these are to be files of a device. */
int fstatfs(int fd, struct statfs *info) {
  REAL(fstatfs);
  int result = real(fd, info);
  if (result == 0 && meant_descriptor(fd)) info->f_type = 0xEF53;
  return result;
}
