// A disk that records SQLite's calls in one folder and can fail on purpose, and the images that a power cut at any
// moment could leave. One recording at a time in a process. Files in other folders are not recorded.

#ifndef FAULTS_RECORDING_H
#define FAULTS_RECORDING_H

#include <stdint.h>

typedef struct recording recording;

/// The calls that can fail. The numbers are those of `fault_fail`.
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

/// Begins to record in this folder. Its present contents count as durable. The folder's path must be its real one,
/// without links. A disk that claims safety reports that a torn write spares its neighbours, whatever SQLite is
/// configured for.
recording *recording_begin(const char *folder, int claims_safety);
/// Records that a call was acknowledged.
void recording_mark(recording *recording, int64_t number);
/// Stops. Files that are still open are not recorded any more.
void recording_end(recording *recording);
void recording_free(recording *recording);

/// The number of events. Power can fail before each, and after the last.
int64_t recording_count(const recording *recording);
/// The number of an event that is a mark; -1 for all others.
int64_t recording_mark_at(const recording *recording, int64_t event);
/// A text that describes an event: "write aichat.sqlite-wal 32+4120". The caller frees it.
char *recording_describe(const recording *recording, int64_t event);
/// The numbers of writes, written bytes and syncs.
void recording_writes(const recording *recording, int64_t *writes, int64_t *bytes, int64_t *syncs);

/// Makes the nth call of this kind, counted from 1, fail with a code of SQLite; if it is sticky, all later ones too.
/// With nth 0 nothing fails, and calls are counted.
void fault_fail(recording *recording, enum fault_kind kind, int64_t nth, int code, int is_sticky);
/// The number of calls of a kind since `fault_fail`.
int64_t fault_count(const recording *recording, enum fault_kind kind);
/// The number of them that failed.
int64_t fault_fired(const recording *recording);

/// What a cut does to data that was written and not yet synced.
enum cut_loss {
  CUT_ALL_KEPT,
  CUT_DROPPED,
  CUT_TORN_FIRST,   // the last write: its first sectors only
  CUT_TORN_SECOND,  // the last write: its last sectors only
  CUT_SECTOR,       // the last write, with all of the 4 KB around it
  CUT_SECTORS,      // each sector of each write at random
  CUT_WRITES,       // each write at random
  CUT_NEWEST,       // only the last write of each file
  CUT_ALL_BUT_FIRST,
  CUT_GROWN,        // files have their new sizes, and zeros
  CUT_LOSSES
};

/// Syncs that have no effect, to prove that the tests notice.
enum cut_sabotage { SABOTAGE_LOG = 1, SABOTAGE_DATABASE = 2, SABOTAGE_FOLDER = 4, SABOTAGE_COPY = 8 };

/// The disk at one moment of a recording: its durable contents, and the unsynced ones.
typedef struct cursor cursor;
cursor *cursor_make(const recording *recording, int sabotage);
void cursor_free(cursor *cursor);
/// Advances to the moment before this event. It cannot go back.
void cursor_advance(cursor *cursor, int64_t event);

/// The files that a cut leaves.
typedef struct image image;
image *image_make(const cursor *cursor, enum cut_loss loss, int undoes_names, uint64_t seed);
/// Equal images have equal numbers.
uint64_t image_hash(const image *image);
/// Writes the files into an empty folder. Returns 0, or an error number.
int image_write(const image *image, const char *folder);
void image_free(image *image);

#endif
