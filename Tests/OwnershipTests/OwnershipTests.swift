import Foundation
import Testing

/// What owners of modules rely on, tried in a copy of this project: it builds, and takes minutes.
///
/// One after another: all use the same copy.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1", "It builds a copy: AICHAT_SLOW_TESTS=1"))
struct OwnershipTests {}
