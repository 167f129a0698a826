// What the C library knows of the heap. C, because Swift's module of the C library leaves
// <malloc.h> out. Of other libraries than glibc nothing is known, and nothing is asked of them.
#include "HeapAccess.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <malloc.h>

long heap_bytes_used(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

int heap_give_back(void) { return malloc_trim(0); }
#else
long heap_bytes_used(void) { return -1; }

int heap_give_back(void) { return 0; }
#endif
