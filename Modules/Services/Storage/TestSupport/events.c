// The list of events.

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "recording.h"

void *fault_memory(void *old, size_t size) {
  void *made = realloc(old, size ? size : 1);
  if (!made) abort();
  return made;
}

char *fault_text(const char *text) {
  size_t size = strlen(text) + 1;
  return memcpy(fault_memory(NULL, size), text, size);
}

event *recording_add(recording *recording, enum event_kind kind, int file) {
  if (recording->count == recording->room) {
    recording->room = recording->room ? recording->room * 2 : 1024;
    recording->events = fault_memory(recording->events, (size_t)recording->room * sizeof(event));
  }
  event *added = &recording->events[recording->count++];
  memset(added, 0, sizeof *added);
  added->kind = kind;
  added->file = file;
  return added;
}

int *recording_name(recording *recording, const char *name) {
  for (int i = 0; i < recording->name_count; i++) {
    if (!strcmp(recording->names[i].name, name)) return &recording->names[i].file;
  }
  recording->names = fault_memory(recording->names, (size_t)(recording->name_count + 1) * sizeof(name_entry));
  name_entry *made = &recording->names[recording->name_count++];
  made->name = fault_text(name);
  made->file = -1;
  return &made->file;
}

const char *recording_inside(const recording *recording, const char *path) {
  if (!recording || !path || strncmp(path, recording->folder, recording->folder_length)) return NULL;
  if (path[recording->folder_length] != '/') return NULL;
  const char *name = path + recording->folder_length + 1;
  return strchr(name, '/') ? NULL : name;
}

static int is_there(const recording *recording, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", recording->folder, name);
  return access(path, F_OK) == 0;
}

// Storage syncs a finished copy, renames it and syncs the folder without asking SQLite.
void recording_see_renames(recording *recording) {
  for (int i = 0; i < recording->name_count; i++) {
    size_t length = strlen(recording->names[i].name);
    int file = recording->names[i].file;
    if (file < 0 || length <= 5 || strcmp(recording->names[i].name + length - 5, ".part")) continue;
    if (is_there(recording, recording->names[i].name)) continue;
    char target[4096];
    snprintf(target, sizeof target, "%.*s", (int)(length - 5), recording->names[i].name);
    recording->names[i].file = -1;
    if (!is_there(recording, target)) {
      recording_add(recording, EVENT_DELETE, file)->data = fault_text(recording->names[i].name);
      continue;
    }
    recording_add(recording, EVENT_SYNC, file);
    recording_add(recording, EVENT_RENAME, file)->data = fault_text(target);
    recording_add(recording, EVENT_FOLDER_SYNC, -1);
    *recording_name(recording, target) = file;
  }
}

void recording_scan(recording *recording) {
  DIR *listing = opendir(recording->folder);
  if (!listing) return;
  struct dirent *entry;
  while ((entry = readdir(listing))) {
    char path[4096];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", recording->folder, entry->d_name);
    size_t length = strlen(entry->d_name);
    if (stat(path, &status) || !S_ISREG(status.st_mode)) continue;
    // Shared memory, not a file of the database.
    if (length > 4 && !strcmp(entry->d_name + length - 4, "-shm")) continue;
    recording->bases = fault_memory(recording->bases, (size_t)(recording->base_count + 1) * sizeof(base));
    base *made = &recording->bases[recording->base_count++];
    made->file = recording->file_count++;
    made->name = fault_text(entry->d_name);
    made->length = status.st_size;
    made->data = fault_memory(NULL, (size_t)status.st_size);
    FILE *stream = fopen(path, "rb");
    if (!stream || fread(made->data, 1, (size_t)status.st_size, stream) != (size_t)status.st_size) abort();
    fclose(stream);
    *recording_name(recording, entry->d_name) = made->file;
  }
  closedir(listing);
}

int64_t recording_count(const recording *recording) { return recording->count; }

int64_t recording_mark_at(const recording *recording, int64_t event) {
  return recording->events[event].kind == EVENT_MARK ? recording->events[event].offset : -1;
}

static const char *name_of(const recording *recording, int file) {
  for (int i = 0; i < recording->base_count; i++) {
    if (recording->bases[i].file == file) return recording->bases[i].name;
  }
  for (int64_t i = 0; i < recording->count; i++) {
    if (recording->events[i].kind == EVENT_CREATE && recording->events[i].file == file) return recording->events[i].data;
  }
  return "";
}

char *recording_describe(const recording *recording, int64_t number) {
  static const char *const words[] = {"write", "truncate", "sync", "create", "delete", "rename", "sync folder", "mark"};
  if (number >= recording->count) return fault_text("the end");
  const event *event = &recording->events[number];
  char text[512];
  snprintf(text, sizeof text, "%s %s %lld+%lld", words[event->kind],
      event->file < 0 ? "" : name_of(recording, event->file), (long long)event->offset, (long long)event->length);
  return fault_text(text);
}

void recording_writes(const recording *recording, int64_t *writes, int64_t *bytes, int64_t *syncs) {
  *writes = *bytes = *syncs = 0;
  for (int64_t i = 0; i < recording->count; i++) {
    if (recording->events[i].kind == EVENT_WRITE) {
      *writes += 1;
      *bytes += recording->events[i].length;
    }
    if (recording->events[i].kind == EVENT_SYNC) *syncs += 1;
  }
}

void recording_free(recording *recording) {
  for (int64_t i = 0; i < recording->count; i++) free(recording->events[i].data);
  for (int i = 0; i < recording->base_count; i++) {
    free(recording->bases[i].name);
    free(recording->bases[i].data);
  }
  for (int i = 0; i < recording->name_count; i++) free(recording->names[i].name);
  free(recording->events);
  free(recording->bases);
  free(recording->names);
  free(recording->folder);
  pthread_mutex_destroy(&recording->lock);
  free(recording);
}
