// Declarations shared by the recording disk and the images.

#ifndef RECORDING_H
#define RECORDING_H

#include <pthread.h>

#include "faults_recording.h"

enum event_kind {
  EVENT_WRITE,
  EVENT_TRUNCATE,
  EVENT_SYNC,
  EVENT_CREATE,
  EVENT_DELETE,
  EVENT_RENAME,
  EVENT_FOLDER_SYNC,
  EVENT_MARK
};

typedef struct event {
  enum event_kind kind;
  int file;
  int64_t offset;  // of a mark: its number
  int64_t length;
  char *data;  // the written bytes; or the name of a created, deleted or renamed file
} event;

/// A file that was in the folder when the recording began.
typedef struct base {
  int file;
  char *name;
  char *data;
  int64_t length;
} base;

/// The file that has a name now; -1 for none.
typedef struct name_entry {
  char *name;
  int file;
} name_entry;

struct recording {
  char *folder;
  size_t folder_length;
  pthread_mutex_t lock;
  event *events;
  int64_t count, room;
  base *bases;
  int base_count;
  name_entry *names;
  int name_count;
  int file_count;
  int claims_safety;
  // Faults.
  enum fault_kind failing;
  int64_t nth, fired;
  int code, is_sticky;
  int64_t calls[FAULT_KINDS];
};

void *fault_memory(void *old, size_t size);
char *fault_text(const char *text);
/// Adds an event. The caller holds the recording's lock.
event *recording_add(recording *recording, enum event_kind kind, int file);
/// The file of a name in the folder; -1 for none.
int *recording_name(recording *recording, const char *name);
/// Records renames that were made without SQLite, of a finished copy.
void recording_see_renames(recording *recording);
/// The name inside the folder; NULL for a path elsewhere.
const char *recording_inside(const recording *recording, const char *path);
void recording_scan(recording *recording);
/// The code with which this call fails; 0 if it does not fail.
int recording_fault(recording *recording, enum fault_kind kind);

#endif
