// A narrow door to libcurl, which the first call that needs it loads.
//
// Linking libcurl would load dozens of libraries at every start of the program. Its headers would need a development
// package on every machine that builds. So the few entry points and option numbers are written out here; libcurl
// promises that they never change (https://curl.se/libcurl/abi.html). libcurl 7.68 (January 2020) or newer is needed.

#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// The result of an operation.
typedef enum {
  ccurl_ok = 0,
  ccurl_library_missing,  // No libcurl, or one that is too old.
  ccurl_bad_url,
  ccurl_unreachable,      // No such host, nothing listens, or the way there is closed.
  ccurl_proxy,            // The proxy of the environment cannot be found, or does not lead there.
  ccurl_timed_out,
  ccurl_tls,              // The certificate is not trusted, or there is no common version.
  ccurl_certificates,     // The file of certificates to trust cannot be read, or holds none.
  ccurl_interrupted,      // The connection ended before the answer did.
  ccurl_malformed,        // What answers does not speak HTTP.
  ccurl_other,
} ccurl_outcome;

// One request and what comes back.
typedef struct ccurl_transfer ccurl_transfer;

// The functions that take the answer, on the thread that calls ccurl_perform. `head` is called for each line, with its
// line end. Both return ccurl_taken, or ccurl_stop to end the transfer. `body` may also return ccurl_pause: it then
// gets the same bytes again after ccurl_resume.
typedef enum { ccurl_taken, ccurl_pause, ccurl_stop } ccurl_verdict;
typedef struct {
  void *context;
  ccurl_verdict (*head)(void *context, const uint8_t *bytes, size_t count);
  ccurl_verdict (*body)(void *context, const uint8_t *bytes, size_t count);
} ccurl_sinks;

// Loads libcurl, once. Returns 0 if there is one. This costs less than ccurl_version, for which libcurl initialises its
// libraries.
int ccurl_load(void);

// libcurl and what it is built with, as "libcurl/8.5.0 OpenSSL/3.0.13"; NULL if there is none. The first call loads it.
const char *ccurl_version(void);

// Prepares a request, and copies everything. Returns NULL on failure, with the reason in *outcome.
// headers: complete lines ("Name: value"). body: may be NULL. certificates: a PEM file of certificates to trust instead
// of the machine's own; NULL trusts the machine's.
ccurl_transfer *ccurl_open(const char *method, const char *url, const char *const *headers, size_t header_count,
                           const uint8_t *body, size_t body_count, long connect_milliseconds,
                           const char *certificates, ccurl_sinks sinks, ccurl_outcome *outcome);

// Does what can be done at once. Returns 1 while there is more to come, else 0 with *outcome set.
int ccurl_perform(ccurl_transfer *transfer, ccurl_outcome *outcome);

// Whether the connection is complete, with a proxy and TLS, and the request is being sent. Only on the thread that
// performs.
int ccurl_is_sent(ccurl_transfer *transfer);

// Waits until something can be done, ccurl_wake is called, or the time is over.
void ccurl_wait(ccurl_transfer *transfer, int milliseconds);

// Ends a wait, from any thread.
void ccurl_wake(ccurl_transfer *transfer);

// Lets a paused body flow again. Only on the thread that performs.
void ccurl_resume(ccurl_transfer *transfer);

// libcurl's words about the failure; empty if it has none. Lives as long as the transfer.
const char *ccurl_words(const ccurl_transfer *transfer);

// Closes the connection and frees everything.
void ccurl_close(ccurl_transfer *transfer);

#endif
