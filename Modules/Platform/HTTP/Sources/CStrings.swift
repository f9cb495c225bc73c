/// Texts in the form that C expects.
enum CStrings {
  /// Runs the body with the texts as zero-terminated strings, which live as long as it runs.
  static func with<Result>(
    _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let storage = texts.flatMap { Array($0.utf8CString) }
    let starts = texts.reduce(into: [0]) { starts, text in
      starts.append((starts.last ?? 0) + text.utf8.count + 1)
    }
    return storage.withUnsafeBufferPointer { storage in
      starts.dropLast().map { offset in storage.baseAddress.map { $0 + offset } }.withUnsafeBufferPointer(body)
    }
  }
}
