// The images of the files that a power cut could leave.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <stdio.h>
#include <unistd.h>

#include "recording.h"

enum { SECTOR = 512, BLOCK = 4096 };

typedef struct content {
  char *data;
  int64_t size, room;
} content;

typedef struct disk_file {
  content durable;
  const event **pending;
  int64_t count, room;
  int sabotage;  // the sabotage bit of its syncs
} disk_file;

struct cursor {
  const recording *recording;
  int sabotage;
  int64_t position;
  disk_file *files;
  // The durable names, and the present ones.
  name_entry *durable, *names;
  int durable_count, name_count;
};

struct image {
  name_entry *names;
  int count;
  content *contents;
};

static void reserve(content *content, int64_t size) {
  if (size <= content->room) return;
  content->room = size * 2;
  content->data = fault_memory(content->data, (size_t)content->room);
}

static void resize(content *content, int64_t size) {
  reserve(content, size);
  if (size > content->size) memset(content->data + content->size, 0, (size_t)(size - content->size));
  content->size = size;
}

static void put(content *content, int64_t offset, const char *data, int64_t length) {
  if (length <= 0) return;
  if (offset + length > content->size) resize(content, offset + length);
  memcpy(content->data + offset, data, (size_t)length);
}

static void apply(content *content, const event *event) {
  if (event->kind == EVENT_TRUNCATE) resize(content, event->length);
  if (event->kind == EVENT_WRITE) put(content, event->offset, event->data, event->length);
}

static void set_name(name_entry **names, int *count, const char *name, int file) {
  for (int i = 0; i < *count; i++) {
    if (strcmp((*names)[i].name, name)) continue;
    if (file < 0) {
      (*names)[i] = (*names)[--*count];
    } else {
      (*names)[i].file = file;
    }
    return;
  }
  if (file < 0) return;
  *names = fault_memory(*names, (size_t)(*count + 1) * sizeof(name_entry));
  (*names)[(*count)++] = (name_entry){(char *)name, file};
}

static void forget_file(name_entry **names, int *count, int file) {
  for (int i = 0; i < *count; i++) {
    if ((*names)[i].file == file) (*names)[i--] = (*names)[--*count];
  }
}

static int sabotage_of(const char *name) {
  size_t length = strlen(name);
  if (length > 4 && !strcmp(name + length - 4, "-wal")) return SABOTAGE_LOG;
  if (length > 8 && !strcmp(name + length - 8, "-journal")) return SABOTAGE_LOG;
  return !strcmp(name, "aichat.sqlite") ? SABOTAGE_DATABASE : SABOTAGE_COPY;
}

static void keep_names(cursor *cursor) {
  cursor->durable = fault_memory(cursor->durable, (size_t)(cursor->name_count + 1) * sizeof(name_entry));
  if (cursor->name_count) {
    memcpy(cursor->durable, cursor->names, (size_t)cursor->name_count * sizeof(name_entry));
  }
  cursor->durable_count = cursor->name_count;
}

cursor *cursor_make(const recording *recording, int sabotage) {
  cursor *made = calloc(1, sizeof *made);
  if (!made) abort();
  made->recording = recording;
  made->sabotage = sabotage;
  made->files = calloc((size_t)recording->file_count + 1, sizeof(disk_file));
  if (!made->files) abort();
  for (int i = 0; i < recording->base_count; i++) {
    const base *base = &recording->bases[i];
    put(&made->files[base->file].durable, 0, base->data, base->length);
    made->files[base->file].sabotage = sabotage_of(base->name);
    set_name(&made->names, &made->name_count, base->name, base->file);
  }
  keep_names(made);
  return made;
}

void cursor_advance(cursor *cursor, int64_t number) {
  for (; cursor->position < number; cursor->position++) {
    const event *event = &cursor->recording->events[cursor->position];
    disk_file *file = event->file < 0 ? NULL : &cursor->files[event->file];
    switch (event->kind) {
    case EVENT_WRITE:
    case EVENT_TRUNCATE:
      if (file->count == file->room) {
        file->room = file->room ? file->room * 2 : 16;
        file->pending = fault_memory(file->pending, (size_t)file->room * sizeof *file->pending);
      }
      file->pending[file->count++] = event;
      break;
    case EVENT_SYNC:
      if (cursor->sabotage & file->sabotage) break;
      for (int64_t i = 0; i < file->count; i++) apply(&file->durable, file->pending[i]);
      file->count = 0;
      break;
    case EVENT_CREATE:
      file->sabotage = sabotage_of(event->data);
      set_name(&cursor->names, &cursor->name_count, event->data, event->file);
      break;
    case EVENT_DELETE: set_name(&cursor->names, &cursor->name_count, event->data, -1); break;
    case EVENT_RENAME:
      forget_file(&cursor->names, &cursor->name_count, event->file);
      set_name(&cursor->names, &cursor->name_count, event->data, event->file);
      break;
    case EVENT_FOLDER_SYNC:
      if (!(cursor->sabotage & SABOTAGE_FOLDER)) keep_names(cursor);
      break;
    case EVENT_MARK: break;
    }
  }
}

void cursor_free(cursor *cursor) {
  for (int i = 0; i < cursor->recording->file_count; i++) {
    free(cursor->files[i].durable.data);
    free(cursor->files[i].pending);
  }
  free(cursor->files);
  free(cursor->durable);
  free(cursor->names);
  free(cursor);
}

// SplitMix64.
static uint64_t chance(uint64_t *state) {
  uint64_t mixed = *state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
  return mixed ^ mixed >> 31;
}

// Writes some sectors: each at random, or those before or from a border on.
static void tear(content *content, const event *event, enum cut_loss loss, uint64_t *seed) {
  int64_t first = event->offset / SECTOR, last = (event->offset + event->length - 1) / SECTOR;
  int64_t border = first < last ? first + 1 + (int64_t)(chance(seed) % (uint64_t)(last - first)) : last;
  for (int64_t sector = first; sector <= last; sector++) {
    int is_kept = loss == CUT_SECTORS ? chance(seed) & 1
                  : loss == CUT_TORN_SECOND ? sector >= border && first < last : sector < border;
    if (!is_kept) continue;
    int64_t from = sector * SECTOR > event->offset ? sector * SECTOR : event->offset;
    int64_t end = event->offset + event->length;
    int64_t to = (sector + 1) * SECTOR < end ? (sector + 1) * SECTOR : end;
    put(content, from, event->data + (from - event->offset), to - from);
  }
}

static void spoil(content *content, const event *event, uint64_t *seed) {
  int64_t from = event->offset / BLOCK * BLOCK;
  int64_t to = (event->offset + event->length + BLOCK - 1) / BLOCK * BLOCK;
  // One block of it, the one being written.
  from += (int64_t)(chance(seed) % (uint64_t)((to - from) / BLOCK)) * BLOCK;
  for (int64_t at = from; at < from + BLOCK && at < content->size; at++) content->data[at] = (char)0xA5;
}

static content leave(const cursor *cursor, const disk_file *file, const event *last, enum cut_loss loss, uint64_t seed) {
  content made = {0};
  put(&made, 0, file->durable.data, file->durable.size);
  for (int64_t i = 0; i < file->count; i++) {
    const event *event = file->pending[i];
    int is_write = event->kind == EVENT_WRITE;
    switch (loss) {
    case CUT_ALL_KEPT: apply(&made, event); break;
    case CUT_DROPPED: break;
    case CUT_TORN_FIRST:
    case CUT_TORN_SECOND:
      if (event == last && is_write) tear(&made, event, loss, &seed);
      else apply(&made, event);
      break;
    case CUT_SECTOR:
      apply(&made, event);
      if (event == last && is_write) spoil(&made, event, &seed);
      break;
    case CUT_SECTORS:
      if (is_write) tear(&made, event, loss, &seed);
      else if (chance(&seed) & 1) apply(&made, event);
      break;
    case CUT_WRITES:
      if (chance(&seed) & 1) apply(&made, event);
      break;
    case CUT_NEWEST:
      if (i == file->count - 1) apply(&made, event);
      break;
    case CUT_ALL_BUT_FIRST:
      if (i > 0) apply(&made, event);
      break;
    case CUT_GROWN:
      if (!is_write) resize(&made, event->length);
      else if (event->offset + event->length > made.size) resize(&made, event->offset + event->length);
      break;
    case CUT_LOSSES: break;
    }
  }
  return made;
}

image *image_make(const cursor *cursor, enum cut_loss loss, int undoes_names, uint64_t seed) {
  image *made = calloc(1, sizeof *made);
  if (!made) abort();
  const name_entry *names = undoes_names ? cursor->durable : cursor->names;
  made->count = undoes_names ? cursor->durable_count : cursor->name_count;
  made->names = fault_memory(NULL, (size_t)(made->count + 1) * sizeof(name_entry));
  if (made->count) memcpy(made->names, names, (size_t)made->count * sizeof(name_entry));
  made->contents = calloc((size_t)made->count + 1, sizeof(content));
  const event *last = NULL;
  for (int64_t i = cursor->position - 1; i >= 0 && !last; i--) {
    const event *event = &cursor->recording->events[i];
    if (event->kind == EVENT_WRITE) last = event;
    else if (event->kind != EVENT_MARK) break;
  }
  for (int i = 0; i < made->count; i++) {
    made->contents[i] = leave(
        cursor, &cursor->files[made->names[i].file], last, loss, seed ^ (uint64_t)made->names[i].file << 32);
  }
  return made;
}

static uint64_t mix(uint64_t hash, const char *data, int64_t size) {
  int64_t at = 0;
  for (; at + 8 <= size; at += 8) {
    uint64_t word;
    memcpy(&word, data + at, 8);
    hash = (hash ^ word) * 0x9FB21C651E98DF25;
    hash ^= hash >> 32;
  }
  for (; at < size; at++) hash = (hash ^ (unsigned char)data[at]) * 0x100000001B3;
  return (hash ^ (uint64_t)size) * 0x9FB21C651E98DF25;
}

uint64_t image_hash(const image *image) {
  uint64_t sum = 0;
  for (int i = 0; i < image->count; i++) {
    uint64_t hash = mix(14695981039346656037u, image->names[i].name, (int64_t)strlen(image->names[i].name));
    sum += mix(hash, image->contents[i].data, image->contents[i].size);
  }
  return sum;
}

int image_write(const image *image, const char *folder) {
  for (int i = 0; i < image->count; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, image->names[i].name);
    int file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0) return errno;
    int64_t size = image->contents[i].size;
    int64_t written = size ? write(file, image->contents[i].data, (size_t)size) : 0;
    close(file);
    if (written != size) return EIO;
  }
  return 0;
}

void image_free(image *image) {
  for (int i = 0; i < image->count; i++) free(image->contents[i].data);
  free(image->contents);
  free(image->names);
  free(image);
}
