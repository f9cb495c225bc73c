/// Counts the words of a growing text without reading all of it again. A view keeps one as its state.
///
/// Words are separated by white space. A tag at the beginning, `<think>`, is not counted.
@MainActor final class WordCounter {
  private var read = 0
  private var words = 0
  private var isInWord = false

  /// The number of words. A text shorter than the last one is read from its beginning.
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
