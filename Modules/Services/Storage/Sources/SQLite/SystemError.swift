import Entities

import Glibc

/// The system's words for what went wrong.
enum SystemError {
  /// For this number, by default that of the call that just failed.
  static func text(_ number: Int32 = errno) -> LocalizedText {
    let words = LocalizedText(systemError: number)
    return LocalizedText(words.english + ".", words.korean + ".")
  }
}
