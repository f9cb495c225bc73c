import Entities
import Foundation
import Testing

struct SystemErrorTests {
  @Test(arguments: [ENOENT, EACCES, ENOSPC, EISDIR, EROFS]) func aKnownErrorIsDescribedInBothLanguages(number: Int32) {
    let words = LocalizedText(systemError: number)
    #expect(words.english == String(cString: strerror(number)))
    #expect(words.korean.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value })
  }

  @Test func anUntranslatedErrorHasTheSystemsText() {
    let words = LocalizedText(systemError: 9_999)
    #expect(words.korean == words.english && !words.english.isEmpty)
  }

  @Test func everyNumberHasWords() {
    #expect(LocalizedText(systemError: ENOTDIR).english == String(cString: strerror(ENOTDIR)))
  }
}
