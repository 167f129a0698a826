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

// Threads' own heaps are not reached by malloc_trim beyond their last block: there only these limits
// let memory go when it is freed. Setting them also keeps the library from raising them, which it
// does up to 64 MiB after large blocks. Blocks below 32 MiB stay in heaps as they would in the end.
void heap_keep_little(void) {
  mallopt(M_TRIM_THRESHOLD, 1 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}
#else
void heap_keep_little(void) {}

long heap_bytes_used(void) { return -1; }

int heap_give_back(void) { return 0; }
#endif
