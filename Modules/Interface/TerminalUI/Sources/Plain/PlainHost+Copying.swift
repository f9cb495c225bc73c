import Terminal

extension PlainHost {
  /// The line before and after a text to be copied by hand. Without words, it is the same in every language.
  private static let edge = PlainLine(text: SafeText("----------------------------------------"))

  /// Copies the last message that was printed, 1, or an earlier one.
  func copy(messageFromEnd number: Int) {
    if let message = message(fromEnd: number) { copy(message.text) }
  }

  /// Copies the last block of code: of one message, or of the newest message with one.
  func copy(codeOf number: Int?) {
    guard let number else {
      for message in reading.copies.reversed() {
        if let code = message.code() { return copy(code) }
      }
      return say(language.noCode)
    }
    guard let message = message(fromEnd: number) else { return }
    if let code = message.code() { copy(code) } else { say(language.noCode) }
  }

  private func message(fromEnd number: Int) -> PlainReading.Copy? {
    let copies = reading.copies
    guard 1...max(1, copies.count) ~= number, !copies.isEmpty else {
      say(copies.isEmpty ? language.nothingToCopy : language.noSuchMessage(copies.count))
      return nil
    }
    return copies[copies.count - number]
  }

  /// Copies a text. Without a clipboard it is printed between two lines, to be copied by hand.
  func copy(_ text: String) {
    defer { promptSoon() }
    if device.copy(text) {
      // Text that cannot be pasted was not sent, so it is not counted.
      return say(language.copied(TerminalClipboard.copyable(text)?.count ?? 0) + ".")
    }
    say(language.toCopyByHand)
    write([Self.edge])
    // Printed unwrapped: a copy must not contain line ends that come only from the width.
    device.write(SafeText(untrusted: text) + SafeText("\n"))
    write([Self.edge])
  }
}
