import Foundation
import Testing

/// The guarantees for owners of modules, tested in a copy of this project: the tests build it, and take minutes.
///
/// The tests run one after another, because all use the same copy.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1", "It builds a copy: AICHAT_SLOW_TESTS=1"))
struct OwnershipTests {}
