// A disk that calls the test at moments within SQLite in which other programs could interfere.

#ifndef FAULTS_RACE_H
#define FAULTS_RACE_H

/// The moments at which the test is called.
enum race_moment {
  /// A checkpoint has read the length of the log, which changed since this connection last read it, and not yet how
  /// much of it is copied. A commit at this moment damages the file (https://www.sqlite.org/wal.html#walresetbug).
  RACE_GAP = 1,
  /// A connection has finished reading, and has released its lock on the log.
  RACE_READER_DONE = 2,
  /// The same for a connection that had the write lock.
  RACE_WRITER_DONE = 3,
  /// A file is about to be synced. If the test returns a code other than 0, the sync fails with it.
  RACE_SYNC = 4
};

/// Called on the thread that is within SQLite. The call may use other connections, but not this one.
typedef int (*race_call)(void *context, enum race_moment moment);

/// Registers a disk of this name, on top of the stock one, that calls at each moment. Connections select it by name. It
/// stays registered until the process ends.
/// - Returns: a result code of SQLite.
int race_register(const char *name, race_call call, void *context);

#endif
