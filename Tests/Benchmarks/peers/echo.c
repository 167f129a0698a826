/* Reads LSP frames from standard input and writes the same frames to standard output: the floor
 * under every round trip of a daemon that speaks this framing.
 *   cc -O2 -o echo echo.c */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static char *frame;
static size_t capacity, filled;

static int fill(void) {
  if (filled == capacity) {
    capacity = capacity ? capacity * 2 : 65536;
    frame = realloc(frame, capacity);
    if (!frame) return 0;
  }
  ssize_t count = read(0, frame + filled, capacity - filled);
  if (count <= 0) return 0;
  filled += (size_t)count;
  return 1;
}

static int write_all(const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = write(1, bytes, size);
    if (count <= 0) return 0;
    bytes += count;
    size -= (size_t)count;
  }
  return 1;
}

int main(void) {
  for (;;) {
    char *end = NULL;
    while (!(end = filled ? memmem(frame, filled, "\r\n\r\n", 4) : NULL))
      if (!fill()) return 0;
    size_t head = (size_t)(end - frame) + 4;
    size_t body = 0;
    static const char name[] = "content-length:";
    for (char *line = frame; line < end; line = strchr(line, '\n') + 1)
      if (!strncasecmp(line, name, sizeof name - 1)) body = strtoul(line + sizeof name - 1, NULL, 10);
    while (filled < head + body)
      if (!fill()) return 1;
    if (!write_all(frame, head + body)) return 1;
    memmove(frame, frame + head + body, filled - head - body);
    filled -= head + body;
  }
}
