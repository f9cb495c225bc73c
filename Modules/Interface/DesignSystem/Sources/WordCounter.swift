/// Counts the words of a text that grows at its end, without reading all of it again. A view keeps one as its state.
///
/// A word is what white space separates. A tag that stands before everything, `<think>`, is none.
@MainActor final class WordCounter {
  private var read = 0
  private var words = 0
  private var isInWord = false

  /// How many words a text has. One that is shorter than the last is read from its beginning.
  func count(in text: String) -> Int {
    let bytes = text.utf8
    if bytes.count < read { (read, words, isInWord) = (0, 0, false) }
    var tail = bytes.dropFirst(read)
    if read == 0, bytes.first == UInt8(ascii: "<"), let end = bytes.firstIndex(of: UInt8(ascii: ">")) {
      tail = bytes[bytes.index(after: end)...]
    }
    for byte in tail {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace, !isInWord { words += 1 }
      isInWord = !isSpace
    }
    read = bytes.count
    return words
  }
}
