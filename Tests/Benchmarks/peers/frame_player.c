/* Two programs for the ratio of a daemon's round trips to the floor under them.
 *
 *   frame_player play IN OUT REQUESTS   writes each request to descriptor OUT, reads the frames that
 *                                       answer it from descriptor IN, prints how long that took
 *   frame_player echo REPLIES           answers each frame with the next reply of a file
 *
 * Both files hold records: the number of frames and of bytes as two 32-bit words, then the bytes.
 * A reply has the bytes that a daemon once sent, so both give a client the same bytes.
 *   cc -O2 -o frame_player frame_player.c */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

static char *buffer;
static size_t capacity, filled;

static int fill(int descriptor) {
  if (filled == capacity) {
    capacity = capacity ? capacity * 2 : 1 << 20;
    buffer = realloc(buffer, capacity);
    if (!buffer) return 0;
  }
  ssize_t count = read(descriptor, buffer + filled, capacity - filled);
  if (count <= 0) return 0;
  filled += (size_t)count;
  return 1;
}

/* Reads one frame and returns how long it is; 0 at the end. */
static size_t frame(int descriptor, size_t start) {
  char *end = NULL;
  while (!(end = filled > start ? memmem(buffer + start, filled - start, "\r\n\r\n", 4) : NULL))
    if (!fill(descriptor)) return 0;
  size_t head = (size_t)(end - buffer) + 4 - start, body = 0;
  static const char name[] = "content-length:";
  for (char *line = buffer + start; line < end; line = strchr(line, '\n') + 1)
    if (!strncasecmp(line, name, sizeof name - 1)) body = strtoul(line + sizeof name - 1, NULL, 10);
  while (filled < start + head + body)
    if (!fill(descriptor)) return 0;
  return head + body;
}

static int write_all(int descriptor, const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = write(descriptor, bytes, size);
    if (count <= 0) return 0;
    bytes += count;
    size -= (size_t)count;
  }
  return 1;
}

struct record {
  uint32_t frames, size;
  char *bytes;
};

static size_t read_records(const char *path, struct record **records) {
  FILE *file = fopen(path, "rb");
  size_t count = 0;
  uint32_t words[2];
  while (file && fread(words, 4, 2, file) == 2) {
    *records = realloc(*records, (count + 1) * sizeof **records);
    struct record one = {words[0], words[1], malloc(words[1])};
    if (fread(one.bytes, 1, one.size, file) != one.size) return 0;
    (*records)[count++] = one;
  }
  return count;
}

int main(int argc, char **argv) {
  struct record *records = NULL;
  if (argc == 3 && !strcmp(argv[1], "echo")) {
    size_t count = read_records(argv[2], &records);
    for (size_t place = 0; place < count; place++) {
      size_t size = frame(0, 0);
      if (!size || !write_all(1, records[place].bytes, records[place].size)) return 1;
      memmove(buffer, buffer + size, filled - size);
      filled -= size;
    }
    return 0;
  }
  if (argc != 5 || strcmp(argv[1], "play")) return 2;
  int in = atoi(argv[2]), out = atoi(argv[3]);
  size_t count = read_records(argv[4], &records);
  for (size_t place = 0; place < count; place++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    if (!write_all(out, records[place].bytes, records[place].size)) return 1;
    size_t got = 0;
    for (uint32_t left = records[place].frames; left > 0; left--) {
      size_t size = frame(in, got);
      if (!size) return 1;
      got += size;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    long long spent = (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
    printf("%lld %zu\n", spent, got);
    fwrite(buffer, 1, got, stdout);
    memmove(buffer, buffer + got, filled - got);
    filled -= got;
  }
  return 0;
}
