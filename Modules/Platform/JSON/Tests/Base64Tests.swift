import Foundation
import JSON
import Testing

@Suite struct Base64Tests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func vectors(text: String, letters: String) {
    #expect(Base64.encoded(Array(text.utf8)) == letters)
  }

  @Test func everyByteAsOthersWriteIt() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for count in 990...1_000 {
      #expect(Base64.encoded(Array(bytes.prefix(count))) == Data(bytes.prefix(count)).base64EncodedString())
    }
  }

  @Test(arguments: 0..<70) func whatIsWrittenIsRead(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151) }
    #expect(Base64.decoded(Base64.encoded(bytes)) == bytes)
  }

  @Test(arguments: ["A", "AA", "AAA", "A===", "====", "AA=A", "AAA=AAAA", "AB==", "AA A", "AA-_", "é==="])
  func textThatIsNotBase64IsRefused(letters: String) {
    #expect(Base64.decoded(letters) == nil)
  }
}
