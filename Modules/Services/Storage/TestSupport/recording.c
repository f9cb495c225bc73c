// SQLite's own disk with a recorder in front of it (https://www.sqlite.org/vfs.html).

#include "recording.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static recording *current;
static sqlite3_vfs *below;
static sqlite3_vfs recording_vfs;
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

/// A file of the folder. The stock file follows it in memory. Files in other folders are stock files only.
typedef struct recorded_file {
  sqlite3_file base;
  int file;
  int syncs_folder;
  sqlite3_file *real;
} recorded_file;

#define OWN ((int)((sizeof(recorded_file) + 15) & ~(size_t)15))
#define SELF(f) ((recorded_file *)(f))
#define REAL(f) (SELF(f)->real)

int recording_fault(recording *recording, enum fault_kind kind) {
  pthread_mutex_lock(&recording->lock);
  int64_t call = ++recording->calls[kind];
  int fails = recording->failing == kind && recording->nth > 0 &&
              (call == recording->nth || (recording->is_sticky && call > recording->nth));
  if (fails) recording->fired += 1;
  int code = recording->code;
  pthread_mutex_unlock(&recording->lock);
  return fails ? code : SQLITE_OK;
}

static int disk_close(sqlite3_file *file) {
  int code = REAL(file)->pMethods->xClose(REAL(file));
  if (current) {
    pthread_mutex_lock(&current->lock);
    recording_see_renames(current);
    pthread_mutex_unlock(&current->lock);
  }
  return code;
}

static int disk_read(sqlite3_file *file, void *buffer, int amount, sqlite3_int64 offset) {
  if (current) {
    int code = recording_fault(current, FAULT_READ);
    if (code) return code;
    if (recording_fault(current, FAULT_SHORT_READ)) {
      // Half of the data and then zeros: SQLite's rule for short reads.
      int code = REAL(file)->pMethods->xRead(REAL(file), buffer, amount / 2, offset);
      memset((char *)buffer + amount / 2, 0, (size_t)(amount - amount / 2));
      return code == SQLITE_OK ? SQLITE_IOERR_SHORT_READ : code;
    }
  }
  return REAL(file)->pMethods->xRead(REAL(file), buffer, amount, offset);
}

static int disk_write(sqlite3_file *file, const void *data, int amount, sqlite3_int64 offset) {
  if (current) {
    int code = recording_fault(current, FAULT_WRITE);
    if (code) return code;
  }
  int code = REAL(file)->pMethods->xWrite(REAL(file), data, amount, offset);
  if (code == SQLITE_OK && current) {
    pthread_mutex_lock(&current->lock);
    recording_see_renames(current);
    event *added = recording_add(current, EVENT_WRITE, SELF(file)->file);
    added->offset = offset;
    added->length = amount;
    added->data = memcpy(fault_memory(NULL, (size_t)amount), data, (size_t)amount);
    pthread_mutex_unlock(&current->lock);
  }
  return code;
}

static int disk_truncate(sqlite3_file *file, sqlite3_int64 size) {
  if (current) {
    int code = recording_fault(current, FAULT_TRUNCATE);
    if (code) return code;
  }
  int code = REAL(file)->pMethods->xTruncate(REAL(file), size);
  if (code == SQLITE_OK && current) {
    pthread_mutex_lock(&current->lock);
    recording_add(current, EVENT_TRUNCATE, SELF(file)->file)->length = size;
    pthread_mutex_unlock(&current->lock);
  }
  return code;
}

static int disk_sync(sqlite3_file *file, int flags) {
  if (current) {
    int code = recording_fault(current, FAULT_SYNC);
    if (code) return code;
  }
  int code = REAL(file)->pMethods->xSync(REAL(file), flags);
  if (code == SQLITE_OK && current) {
    pthread_mutex_lock(&current->lock);
    recording_see_renames(current);
    recording_add(current, EVENT_SYNC, SELF(file)->file);
    // The disk below syncs the folder with the first sync of a log or journal.
    if (SELF(file)->syncs_folder) recording_add(current, EVENT_FOLDER_SYNC, -1);
    SELF(file)->syncs_folder = 0;
    pthread_mutex_unlock(&current->lock);
  }
  return code;
}

static int disk_size(sqlite3_file *file, sqlite3_int64 *size) {
  if (current) {
    int code = recording_fault(current, FAULT_FILE_SIZE);
    if (code) return code;
  }
  return REAL(file)->pMethods->xFileSize(REAL(file), size);
}

static int disk_lock(sqlite3_file *file, int level) { return REAL(file)->pMethods->xLock(REAL(file), level); }
static int disk_unlock(sqlite3_file *file, int level) { return REAL(file)->pMethods->xUnlock(REAL(file), level); }
static int disk_is_reserved(sqlite3_file *file, int *answer) {
  return REAL(file)->pMethods->xCheckReservedLock(REAL(file), answer);
}
static int disk_control(sqlite3_file *file, int request, void *value) {
  return REAL(file)->pMethods->xFileControl(REAL(file), request, value);
}
static int disk_sector_size(sqlite3_file *file) { return REAL(file)->pMethods->xSectorSize(REAL(file)); }
static int disk_traits(sqlite3_file *file) {
  int traits = REAL(file)->pMethods->xDeviceCharacteristics(REAL(file));
  return current && current->claims_safety ? traits | SQLITE_IOCAP_POWERSAFE_OVERWRITE : traits;
}
static int disk_shm_map(sqlite3_file *file, int page, int size, int extends, void volatile **memory) {
  if (current) {
    int code = recording_fault(current, FAULT_SHM_MAP);
    if (code) return code;
  }
  return REAL(file)->pMethods->xShmMap(REAL(file), page, size, extends, memory);
}
static int disk_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return REAL(file)->pMethods->xShmLock(REAL(file), offset, count, flags);
}
static void disk_shm_barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }
static int disk_shm_unmap(sqlite3_file *file, int deletes) {
  return REAL(file)->pMethods->xShmUnmap(REAL(file), deletes);
}
static int disk_fetch(sqlite3_file *file, sqlite3_int64 offset, int amount, void **memory) {
  return REAL(file)->pMethods->xFetch(REAL(file), offset, amount, memory);
}
static int disk_unfetch(sqlite3_file *file, sqlite3_int64 offset, void *memory) {
  return REAL(file)->pMethods->xUnfetch(REAL(file), offset, memory);
}

static const sqlite3_io_methods methods = {
    3, disk_close, disk_read, disk_write, disk_truncate, disk_sync, disk_size, disk_lock, disk_unlock,
    disk_is_reserved, disk_control, disk_sector_size, disk_traits, disk_shm_map, disk_shm_lock, disk_shm_barrier,
    disk_shm_unmap, disk_fetch, disk_unfetch};

static int disk_open(sqlite3_vfs *vfs, sqlite3_filename path, sqlite3_file *file, int flags, int *answer) {
  const char *name = recording_inside(current, path);
  if (!name) return below->xOpen(below, path, file, flags, answer);
  file->pMethods = NULL;
  int code = recording_fault(current, FAULT_OPEN);
  if (code) return code;
  recorded_file *self = SELF(file);
  self->real = (sqlite3_file *)((char *)file + OWN);
  code = below->xOpen(below, path, self->real, flags, answer);
  if (code != SQLITE_OK) return code;
  pthread_mutex_lock(&current->lock);
  recording_see_renames(current);
  int *known = recording_name(current, name);
  if (*known < 0) {
    *known = current->file_count++;
    recording_add(current, EVENT_CREATE, *known)->data = fault_text(name);
  }
  self->file = *known;
  pthread_mutex_unlock(&current->lock);
  int is_log = flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL);
  self->syncs_folder = is_log && flags & SQLITE_OPEN_CREATE;
  file->pMethods = &methods;
  return SQLITE_OK;
}

static int disk_delete(sqlite3_vfs *vfs, const char *path, int syncs_folder) {
  const char *name = recording_inside(current, path);
  if (!name) return below->xDelete(below, path, syncs_folder);
  int code = recording_fault(current, FAULT_DELETE);
  if (code) return code;
  code = below->xDelete(below, path, syncs_folder);
  if (code != SQLITE_OK) return code;
  pthread_mutex_lock(&current->lock);
  int *known = recording_name(current, name);
  if (*known >= 0) recording_add(current, EVENT_DELETE, *known)->data = fault_text(name);
  *known = -1;
  if (syncs_folder) recording_add(current, EVENT_FOLDER_SYNC, -1);
  pthread_mutex_unlock(&current->lock);
  return SQLITE_OK;
}

static int disk_access(sqlite3_vfs *vfs, const char *path, int flags, int *answer) {
  return below->xAccess(below, path, flags, answer);
}
static int disk_full_path(sqlite3_vfs *vfs, const char *path, int size, char *buffer) {
  return below->xFullPathname(below, path, size, buffer);
}
static void *disk_dlopen(sqlite3_vfs *vfs, const char *path) { return below->xDlOpen(below, path); }
static void disk_dlerror(sqlite3_vfs *vfs, int size, char *buffer) { below->xDlError(below, size, buffer); }
static void (*disk_dlsym(sqlite3_vfs *vfs, void *handle, const char *name))(void) {
  return below->xDlSym(below, handle, name);
}
static void disk_dlclose(sqlite3_vfs *vfs, void *handle) { below->xDlClose(below, handle); }
static int disk_randomness(sqlite3_vfs *vfs, int size, char *buffer) {
  return below->xRandomness(below, size, buffer);
}
static int disk_sleep(sqlite3_vfs *vfs, int microseconds) { return below->xSleep(below, microseconds); }
static int disk_time(sqlite3_vfs *vfs, double *time) { return below->xCurrentTime(below, time); }
static int disk_last_error(sqlite3_vfs *vfs, int size, char *buffer) {
  return below->xGetLastError(below, size, buffer);
}
static int disk_time64(sqlite3_vfs *vfs, sqlite3_int64 *time) { return below->xCurrentTimeInt64(below, time); }
static int disk_set_call(sqlite3_vfs *vfs, const char *name, sqlite3_syscall_ptr call) {
  return below->xSetSystemCall(below, name, call);
}
static sqlite3_syscall_ptr disk_get_call(sqlite3_vfs *vfs, const char *name) {
  return below->xGetSystemCall(below, name);
}
static const char *disk_next_call(sqlite3_vfs *vfs, const char *name) { return below->xNextSystemCall(below, name); }

recording *recording_begin(const char *folder, int claims_safety) {
  pthread_mutex_lock(&gate);
  if (!below) {
    sqlite3_initialize();
    below = sqlite3_vfs_find("unix");
    recording_vfs = (sqlite3_vfs){
        3, OWN + below->szOsFile, below->mxPathname, NULL, "recording", NULL, disk_open, disk_delete, disk_access,
        disk_full_path, disk_dlopen, disk_dlerror, disk_dlsym, disk_dlclose, disk_randomness, disk_sleep, disk_time,
        disk_last_error, disk_time64, disk_set_call, disk_get_call, disk_next_call};
  }
  recording *made = calloc(1, sizeof *made);
  if (!made || current) abort();
  made->folder = fault_text(folder);
  made->folder_length = strlen(folder);
  pthread_mutex_init(&made->lock, NULL);
  made->claims_safety = claims_safety;
  recording_scan(made);
  current = made;
  sqlite3_vfs_register(&recording_vfs, 0);
  pthread_mutex_unlock(&gate);
  return made;
}

void recording_mark(recording *recording, int64_t number) {
  pthread_mutex_lock(&recording->lock);
  recording_see_renames(recording);
  recording_add(recording, EVENT_MARK, -1)->offset = number;
  pthread_mutex_unlock(&recording->lock);
}

void recording_end(recording *recording) {
  pthread_mutex_lock(&gate);
  current = NULL;
  pthread_mutex_unlock(&gate);
}

void fault_fail(recording *recording, enum fault_kind kind, int64_t nth, int code, int is_sticky) {
  pthread_mutex_lock(&recording->lock);
  recording->failing = kind;
  recording->nth = nth;
  recording->code = code;
  recording->is_sticky = is_sticky;
  recording->fired = 0;
  memset(recording->calls, 0, sizeof recording->calls);
  pthread_mutex_unlock(&recording->lock);
}

int64_t fault_count(const recording *recording, enum fault_kind kind) { return recording->calls[kind]; }
int64_t fault_fired(const recording *recording) { return recording->fired; }
