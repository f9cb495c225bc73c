// A disk that remembers what SQLite asks of it in one folder, and can fail on purpose; and what a power cut at any moment
// could leave of it. For one recording at a time in a process: files elsewhere are none of its business.

#ifndef FAULTS_RECORDING_H
#define FAULTS_RECORDING_H

#include <stdint.h>

typedef struct recording recording;

/// What can fail. The numbers are those of `fault_fail`.
enum fault_kind {
  FAULT_NONE,
  FAULT_WRITE,
  FAULT_SYNC,
  FAULT_READ,
  FAULT_SHORT_READ,
  FAULT_TRUNCATE,
  FAULT_OPEN,
  FAULT_DELETE,
  FAULT_SHM_MAP,
  FAULT_FILE_SIZE,
  FAULT_KINDS
};

/// The name under which SQLite knows the recording disk.
static const char recording_disk[] = "recording";

/// Begins to record in this folder. What stands in it counts as durable. The folder's name must be its real one, without
/// links. A disk that claims safety says that a torn write spares its neighbours, also when SQLite was told otherwise.
recording *recording_begin(const char *folder, int claims_safety);
/// Notes that a call was acknowledged.
void recording_mark(recording *recording, int64_t number);
/// Stops. Files that are still open are not recorded any more.
void recording_end(recording *recording);
void recording_free(recording *recording);

/// How many events there are: power can fail before each, and after the last.
int64_t recording_count(const recording *recording);
/// The number of an event that is a mark; -1 for all others.
int64_t recording_mark_at(const recording *recording, int64_t event);
/// What an event is, in words: "write aichat.sqlite-wal 32+4120". The text is the caller's to free.
char *recording_describe(const recording *recording, int64_t event);
/// How many writes, and how many bytes.
void recording_writes(const recording *recording, int64_t *writes, int64_t *bytes, int64_t *syncs);

/// From the nth call of this kind on, counted from 1, that call fails with a code of SQLite, or, if it is sticky, it and all
/// later ones. With nth 0 nothing fails, and calls are counted.
void fault_fail(recording *recording, enum fault_kind kind, int64_t nth, int code, int is_sticky);
/// How many calls of a kind there were since `fault_fail`.
int64_t fault_count(const recording *recording, enum fault_kind kind);
/// How many of them failed.
int64_t fault_fired(const recording *recording);

/// What becomes of what was written and not yet synced.
enum cut_loss {
  CUT_ALL_KEPT,
  CUT_DROPPED,
  CUT_TORN_FIRST,   // the last write: its first sectors only
  CUT_TORN_SECOND,  // the last write: its last sectors only
  CUT_SECTOR,       // the last write, with all of the 4 KB around it
  CUT_SECTORS,      // each sector of each write by chance
  CUT_WRITES,       // each write by chance
  CUT_NEWEST,       // of each file only its last write
  CUT_ALL_BUT_FIRST,
  CUT_GROWN,        // files have their new sizes, and zeros
  CUT_LOSSES
};

/// Syncs that are taken for nothing, to see that the tests notice.
enum cut_sabotage { SABOTAGE_LOG = 1, SABOTAGE_DATABASE = 2, SABOTAGE_FOLDER = 4, SABOTAGE_COPY = 8 };

/// The disk at one moment of a recording: what is on it for good, and what is not.
typedef struct cursor cursor;
cursor *cursor_make(const recording *recording, int sabotage);
void cursor_free(cursor *cursor);
/// Goes to the moment before this event. It only goes forward.
void cursor_advance(cursor *cursor, int64_t event);

/// The files that a cut leaves.
typedef struct image image;
image *image_make(const cursor *cursor, enum cut_loss loss, int undoes_names, uint64_t seed);
/// Equal images have equal numbers.
uint64_t image_hash(const image *image);
/// Writes the files into an empty folder: 0, or what went wrong.
int image_write(const image *image, const char *folder);
void image_free(image *image);

#endif
