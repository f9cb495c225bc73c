#include "faults_race.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/// The first of the locks that readers share. Those before it are for writing, checkpoints and recovery.
enum { FIRST_READER_LOCK = 3 };

typedef struct {
  sqlite3_vfs base;
  sqlite3_vfs *stock;
  race_call call;
  void *context;
} race_disk;

typedef struct {
  sqlite3_file base;
  race_disk *disk;
  int is_database;
  int has_written;
  // The stock file follows it.
} race_file;

/// The offset of the stock file, aligned for its largest member.
static const size_t own_size = (sizeof(race_file) + 15) / 16 * 16;

static sqlite3_file *stock(sqlite3_file *file) { return (sqlite3_file *)((char *)file + own_size); }

static int reach(sqlite3_file *file, enum race_moment moment) {
  race_disk *disk = ((race_file *)file)->disk;
  return disk->call(disk->context, moment);
}

static int race_close(sqlite3_file *file) { return stock(file)->pMethods->xClose(stock(file)); }

static int race_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return stock(file)->pMethods->xRead(stock(file), bytes, count, offset);
}

static int race_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  return stock(file)->pMethods->xWrite(stock(file), bytes, count, offset);
}

static int race_truncate(sqlite3_file *file, sqlite3_int64 size) {
  return stock(file)->pMethods->xTruncate(stock(file), size);
}

static int race_sync(sqlite3_file *file, int flags) {
  int code = reach(file, RACE_SYNC);
  return code != SQLITE_OK ? code : stock(file)->pMethods->xSync(stock(file), flags);
}

static int race_size(sqlite3_file *file, sqlite3_int64 *size) {
  return stock(file)->pMethods->xFileSize(stock(file), size);
}

static int race_lock(sqlite3_file *file, int kind) { return stock(file)->pMethods->xLock(stock(file), kind); }

static int race_unlock(sqlite3_file *file, int kind) { return stock(file)->pMethods->xUnlock(stock(file), kind); }

static int race_is_reserved(sqlite3_file *file, int *answer) {
  return stock(file)->pMethods->xCheckReservedLock(stock(file), answer);
}

static int race_control(sqlite3_file *file, int operation, void *argument) {
  return stock(file)->pMethods->xFileControl(stock(file), operation, argument);
}

static int race_sector(sqlite3_file *file) { return stock(file)->pMethods->xSectorSize(stock(file)); }

static int race_traits(sqlite3_file *file) { return stock(file)->pMethods->xDeviceCharacteristics(stock(file)); }

static int race_shm_map(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  return stock(file)->pMethods->xShmMap(stock(file), region, size, extends, memory);
}

static int race_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  int code = stock(file)->pMethods->xShmLock(stock(file), offset, count, flags);
  race_file *own = (race_file *)file;
  if (code == SQLITE_OK && flags == (SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE) && offset == 0) own->has_written = 1;
  int ends_reading = flags == (SQLITE_SHM_UNLOCK | SQLITE_SHM_SHARED) && offset >= FIRST_READER_LOCK;
  if (code == SQLITE_OK && ends_reading) {
    int has_written = own->has_written;
    own->has_written = 0;
    reach(file, has_written ? RACE_WRITER_DONE : RACE_READER_DONE);
  }
  return code;
}

static void race_shm_barrier(sqlite3_file *file) { stock(file)->pMethods->xShmBarrier(stock(file)); }

static int race_shm_unmap(sqlite3_file *file, int deletes) {
  return stock(file)->pMethods->xShmUnmap(stock(file), deletes);
}

static int race_fetch(sqlite3_file *file, sqlite3_int64 offset, int count, void **memory) {
  return stock(file)->pMethods->xFetch(stock(file), offset, count, memory);
}

static int race_unfetch(sqlite3_file *file, sqlite3_int64 offset, void *memory) {
  int code = stock(file)->pMethods->xUnfetch(stock(file), offset, memory);
  // A checkpoint unmaps everything when the log has changed, just before the gap.
  if (((race_file *)file)->is_database && offset == 0 && memory == NULL) reach(file, RACE_GAP);
  return code;
}

static const sqlite3_io_methods methods = {
    3,           race_close,    race_read,   race_write,       race_truncate, race_sync,    race_size,
    race_lock,   race_unlock,   race_is_reserved, race_control, race_sector,  race_traits,  race_shm_map,
    race_shm_lock, race_shm_barrier, race_shm_unmap, race_fetch, race_unfetch};

static int race_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *opened) {
  race_disk *disk = (race_disk *)vfs;
  race_file *own = (race_file *)file;
  memset(file, 0, own_size);
  int code = disk->stock->xOpen(disk->stock, name, stock(file), flags, opened);
  if (stock(file)->pMethods == NULL) return code;
  own->base.pMethods = &methods;
  own->disk = disk;
  own->is_database = (flags & SQLITE_OPEN_MAIN_DB) != 0;
  return code;
}

int race_register(const char *name, race_call call, void *context) {
  sqlite3_vfs *stock = sqlite3_vfs_find("unix");
  race_disk *disk = calloc(1, sizeof *disk);
  if (stock == NULL || disk == NULL) return SQLITE_NOMEM;
  // Everything but opening is inherited from the stock disk.
  disk->base = *stock;
  disk->base.pNext = NULL;
  disk->base.zName = strdup(name);
  disk->base.szOsFile = (int)own_size + stock->szOsFile;
  disk->base.xOpen = race_open;
  disk->stock = stock;
  disk->call = call;
  disk->context = context;
  return sqlite3_vfs_register(&disk->base, 0);
}
