#include <sqlite3.h>

/* Whether the last connection to close a file folds its log into it and takes it away. The function behind this takes a
   variable number of arguments, which Swift cannot give. */
static inline int csqlite_fold_log_at_close(sqlite3 *database, int folds) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !folds, (int *)0);
}
