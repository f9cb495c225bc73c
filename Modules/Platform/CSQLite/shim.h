#include <sqlite3.h>

/* Sets whether the last connection that closes a file writes the log into the file and deletes the log.
   sqlite3_db_config takes a variable number of arguments, which Swift cannot pass. */
static inline int csqlite_fold_log_at_close(sqlite3 *database, int folds) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !folds, (int *)0);
}
