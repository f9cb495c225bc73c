import Glibc

/// A text in a temporary file, for another program to edit.
struct DraftFile {
  let path: String

  /// Writes the text into a new file that only this user can read. Its name makes editors treat it as Markdown.
  init(_ text: String, in directory: String) throws(ExternalEditor.Problem) {
    var template = Array("\(directory)/draft-XXXXXX.md".utf8CString)
    let file = mkstemps(&template, 3)
    guard file >= 0 else { throw .system("mkstemps", errno: errno) }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    defer { close(file) }
    let failure: Int32? = Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    if let failure {
      delete()
      throw .system("write", errno: failure)
    }
  }

  /// The present content, with invalid bytes repaired; nil when it is longer than `limit` or cannot be read.
  func read(limit: Int) -> String? {
    // Some editors replace the file, so it is opened by its name again; a pipe in its place is no text.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= limit else { return nil }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  func delete() {
    unlink(path)
  }
}
