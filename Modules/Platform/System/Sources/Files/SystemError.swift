public import Entities

import Glibc

/// The error of a system call: one of the numbers of errno(3).
public struct SystemError: Error, Hashable, Sendable {
  /// The number, such as `ENOENT`.
  public let number: Int32

  /// The error of a number.
  public init(_ number: Int32) { self.number = number }

  /// The error of the call that just failed.
  public init() { number = errno }

  /// The system's message, for the end of a sentence.
  public var words: LocalizedText { LocalizedText(systemError: number) }

  /// The same for a file that is to be written: what is missing then is its folder.
  public var wordsOnWriting: LocalizedText {
    number == ENOENT ? LocalizedText("its folder does not exist", "폴더가 없습니다") : words
  }

  /// The system's message as a sentence.
  public var sentence: LocalizedText { LocalizedText(words.english + ".", words.korean + ".") }
}
