#ifndef HEAP_ACCESS_H
#define HEAP_ACCESS_H

#include <stddef.h>

/// How many bytes of the heap are in use, or -1 where the C library does not tell.
///
/// It looks through all free blocks, so it is not for every request.
long heap_bytes_used(void);

/// Gives memory that is free inside the heap back to the system; whether there was any.
int heap_give_back(void);

/// Lets each heap give back what is free at its end as soon as that is more than a mebibyte.
///
/// For the whole process, from now on.
void heap_keep_little(void);

#endif
