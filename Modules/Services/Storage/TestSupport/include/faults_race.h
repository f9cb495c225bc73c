// A disk that calls the test at moments within SQLite in which it matters what other programs do.

#ifndef FAULTS_RACE_H
#define FAULTS_RACE_H

/// The moments at which the test is called.
enum race_moment {
  /// A checkpoint knows how long the log is, which changed since this connection last looked, and not yet how much of it
  /// is copied. A commit here is what damages the file (https://www.sqlite.org/wal.html#walresetbug).
  RACE_GAP = 1,
  /// A connection is done with reading, and holds no lock on the log any more.
  RACE_READER_DONE = 2,
  /// The same after it had the lock for writing.
  RACE_WRITER_DONE = 3,
  /// A file is to be synced. What the test answers, other than 0, is SQLite's answer to the sync.
  RACE_SYNC = 4
};

/// Called on the thread that is within SQLite. Other connections may be used meanwhile, this one not.
typedef int (*race_call)(void *context, enum race_moment moment);

/// Makes a disk of this name, on top of the stock one, that calls at each moment. Connections must ask for it by its name.
/// It stays for as long as the process.
/// - Returns: a result code of SQLite.
int race_register(const char *name, race_call call, void *context);

#endif
