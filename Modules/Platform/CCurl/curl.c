#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// libcurl's stable numbers.
enum {
  OPT_WRITEDATA = 10001,
  OPT_URL = 10002,
  OPT_ERRORBUFFER = 10010,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_HEADERDATA = 10029,
  OPT_CUSTOMREQUEST = 10036,
  OPT_CAINFO = 10065,
  OPT_COPYPOSTFIELDS = 10165,
  OPT_WRITEFUNCTION = 20011,
  OPT_HEADERFUNCTION = 20079,
  OPT_POSTFIELDSIZE_LARGE = 30120,
  OPT_NOBODY = 44,
  OPT_FOLLOWLOCATION = 52,
  OPT_SSL_VERIFYPEER = 64,
  OPT_SSL_VERIFYHOST = 81,
  OPT_HTTP_VERSION = 84,
  OPT_NOSIGNAL = 99,
  OPT_CONNECTTIMEOUT_MS = 156,
  OPT_PROTOCOLS = 181,
  OPT_SUPPRESS_CONNECT_HEADERS = 265,

  GLOBAL_DEFAULT = 3,
  PROTOCOLS_HTTP_AND_HTTPS = 1 | 2,
  HTTP_2_OVER_TLS = 4,
  MESSAGE_DONE = 1,
  INFO_PRETRANSFER_TIME_T = 0x600000 + 52,
  INFO_HTTP_CONNECTCODE = 0x200000 + 22,
  PAUSE_CONTINUE = 0,
  WRITE_PAUSE = 0x10000001,
  ERROR_SIZE = 256,
};

// What a finished transfer leaves in the multi handle's list.
struct message {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

// The entry points, found by name. The option setter is variadic: some machines pass such arguments differently.
static struct {
  const char *(*version)(void);
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  int (*easy_pause)(void *, int);
  void (*easy_cleanup)(void *);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
  int (*multi_cleanup)(void *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int loaded = 0;

static int find_all(void *library) {
  struct {
    const char *name;
    void *place;
  } wanted[] = {
      {"curl_version", &curl.version},
      {"curl_global_init", &curl.global_init},
      {"curl_easy_init", &curl.easy_init},
      {"curl_easy_setopt", &curl.easy_setopt},
      {"curl_easy_getinfo", &curl.easy_getinfo},
      {"curl_easy_pause", &curl.easy_pause},
      {"curl_easy_cleanup", &curl.easy_cleanup},
      {"curl_easy_strerror", &curl.easy_strerror},
      {"curl_slist_append", &curl.slist_append},
      {"curl_slist_free_all", &curl.slist_free_all},
      {"curl_multi_init", &curl.multi_init},
      {"curl_multi_add_handle", &curl.multi_add_handle},
      {"curl_multi_remove_handle", &curl.multi_remove_handle},
      {"curl_multi_perform", &curl.multi_perform},
      {"curl_multi_poll", &curl.multi_poll},
      {"curl_multi_wakeup", &curl.multi_wakeup},
      {"curl_multi_info_read", &curl.multi_info_read},
      {"curl_multi_cleanup", &curl.multi_cleanup},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    void *found = dlsym(library, wanted[index].name);
    if (!found) return 0;
    memcpy(wanted[index].place, &found, sizeof found);
  }
  return 1;
}

static void load(void) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  for (size_t index = 0; index < sizeof names / sizeof *names && !loaded; index++) {
    void *library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
    if (!library) continue;
    if (find_all(library) && curl.global_init(GLOBAL_DEFAULT) == 0) {
      loaded = 1;
    } else {
      dlclose(library);
    }
  }
}

int ccurl_load(void) {
  pthread_once(&once, load);
  return loaded ? 0 : -1;
}

const char *ccurl_version(void) {
  return ccurl_load() == 0 ? curl.version() : NULL;
}

struct ccurl_transfer {
  void *easy, *multi, *headers;
  ccurl_sinks sinks;
  int result;
  char words[ERROR_SIZE];
};

static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  ccurl_verdict verdict = transfer->sinks.head(transfer->sinks.context, (const uint8_t *)bytes, size * count);
  return verdict == ccurl_taken ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  if (size * count == 0) return 0;
  switch (transfer->sinks.body(transfer->sinks.context, (const uint8_t *)bytes, size * count)) {
    case ccurl_taken: return size * count;
    case ccurl_pause: return WRITE_PAUSE;
    default: return 0;
  }
}

// libcurl's result codes, in the few kinds that a user can act on.
static ccurl_outcome outcome_of(int result) {
  switch (result) {
    case 0: return ccurl_ok;
    // libcurl takes an answer that is not HTTP for HTTP 0.9, and refuses that with code 1.
    case 1: case 8: case 16: case 61: return ccurl_malformed;
    case 3: return ccurl_bad_url;
    case 5: case 97: return ccurl_proxy;
    case 6: case 7: return ccurl_unreachable;
    case 28: return ccurl_timed_out;
    case 77: return ccurl_certificates;
    case 35: case 51: case 53: case 54: case 58: case 59: case 60: case 64: case 66: case 80: case 82:
    case 83: case 90: case 91: case 98: return ccurl_tls;
    case 18: case 52: case 55: case 56: case 92: return ccurl_interrupted;
    default: return ccurl_other;
  }
}

// Whether a proxy refused to connect to the server. libcurl reports that like any lost connection.
static int was_refused_by_proxy(ccurl_transfer *transfer) {
  long status = 0;
  return curl.easy_getinfo(transfer->easy, INFO_HTTP_CONNECTCODE, &status) == 0 && status >= 300;
}

static int configure(ccurl_transfer *transfer, const char *method, const char *url, const uint8_t *body,
                     size_t body_count, long connect_milliseconds, const char *certificates) {
  void *easy = transfer->easy;
  int failed = curl.easy_setopt(easy, OPT_ERRORBUFFER, transfer->words);
  failed |= curl.easy_setopt(easy, OPT_URL, url);
  // Only HTTP and HTTPS: libcurl would also read files and mail.
  failed |= curl.easy_setopt(easy, OPT_PROTOCOLS, (long)PROTOCOLS_HTTP_AND_HTTPS);
  // A redirect could carry a key to another server.
  failed |= curl.easy_setopt(easy, OPT_FOLLOWLOCATION, 0L);
  failed |= curl.easy_setopt(easy, OPT_SSL_VERIFYPEER, 1L);
  failed |= curl.easy_setopt(easy, OPT_SSL_VERIFYHOST, 2L);
  if (certificates) failed |= curl.easy_setopt(easy, OPT_CAINFO, certificates);
  // HTTP/2 where the server and libcurl support it. A libcurl without it refuses this option, and uses HTTP/1.1.
  curl.easy_setopt(easy, OPT_HTTP_VERSION, (long)HTTP_2_OVER_TLS);
  failed |= curl.easy_setopt(easy, OPT_NOSIGNAL, 1L);
  failed |= curl.easy_setopt(easy, OPT_CONNECTTIMEOUT_MS, connect_milliseconds);
  failed |= curl.easy_setopt(easy, OPT_USERAGENT, "aichat");
  failed |= curl.easy_setopt(easy, OPT_HTTPHEADER, transfer->headers);
  failed |= curl.easy_setopt(easy, OPT_HEADERFUNCTION, take_head);
  failed |= curl.easy_setopt(easy, OPT_HEADERDATA, transfer);
  failed |= curl.easy_setopt(easy, OPT_WRITEFUNCTION, take_body);
  failed |= curl.easy_setopt(easy, OPT_WRITEDATA, transfer);
  failed |= curl.easy_setopt(easy, OPT_SUPPRESS_CONNECT_HEADERS, 1L);
  if (body) {
    failed |= curl.easy_setopt(easy, OPT_POSTFIELDSIZE_LARGE, (int64_t)body_count);
    failed |= curl.easy_setopt(easy, OPT_COPYPOSTFIELDS, body);
  }
  if (strcmp(method, "HEAD") == 0) failed |= curl.easy_setopt(easy, OPT_NOBODY, 1L);
  failed |= curl.easy_setopt(easy, OPT_CUSTOMREQUEST, method);
  return !failed;
}

ccurl_transfer *ccurl_open(const char *method, const char *url, const char *const *headers, size_t header_count,
                           const uint8_t *body, size_t body_count, long connect_milliseconds,
                           const char *certificates, ccurl_sinks sinks, ccurl_outcome *outcome) {
  *outcome = ccurl_library_missing;
  if (ccurl_load() != 0) return NULL;

  *outcome = ccurl_other;
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->sinks = sinks;
  transfer->easy = curl.easy_init();
  transfer->multi = curl.multi_init();
  int ready = transfer->easy && transfer->multi;
  for (size_t index = 0; ready && index < header_count; index++) {
    void *longer = curl.slist_append(transfer->headers, headers[index]);
    if (longer) transfer->headers = longer;
    ready = longer != NULL;
  }
  ready = ready && configure(transfer, method, url, body, body_count, connect_milliseconds, certificates);
  if (!ready || curl.multi_add_handle(transfer->multi, transfer->easy) != 0) {
    ccurl_close(transfer);
    return NULL;
  }
  *outcome = ccurl_ok;
  return transfer;
}

int ccurl_perform(ccurl_transfer *transfer, ccurl_outcome *outcome) {
  int running = 0, left = 0;
  *outcome = ccurl_other;
  if (curl.multi_perform(transfer->multi, &running) != 0) return 0;
  struct message *message;
  while ((message = curl.multi_info_read(transfer->multi, &left))) {
    if (message->kind != MESSAGE_DONE) continue;
    transfer->result = message->data.result;
    *outcome = outcome_of(transfer->result);
    if (*outcome != ccurl_ok && was_refused_by_proxy(transfer)) *outcome = ccurl_proxy;
    return 0;
  }
  return running > 0;
}

int ccurl_is_sent(ccurl_transfer *transfer) {
  int64_t microseconds = 0;
  return curl.easy_getinfo(transfer->easy, INFO_PRETRANSFER_TIME_T, &microseconds) == 0 && microseconds > 0;
}

void ccurl_wait(ccurl_transfer *transfer, int milliseconds) {
  curl.multi_poll(transfer->multi, NULL, 0, milliseconds, NULL);
}

void ccurl_wake(ccurl_transfer *transfer) { curl.multi_wakeup(transfer->multi); }

void ccurl_resume(ccurl_transfer *transfer) { curl.easy_pause(transfer->easy, PAUSE_CONTINUE); }

const char *ccurl_words(const ccurl_transfer *transfer) {
  if (transfer->words[0] || transfer->result == 0) return transfer->words;
  return curl.easy_strerror(transfer->result);
}

void ccurl_close(ccurl_transfer *transfer) {
  if (transfer->multi && transfer->easy) curl.multi_remove_handle(transfer->multi, transfer->easy);
  if (transfer->easy) curl.easy_cleanup(transfer->easy);
  if (transfer->multi) curl.multi_cleanup(transfer->multi);
  if (transfer->headers) curl.slist_free_all(transfer->headers);
  free(transfer);
}
