import Entities
import TerminalUI

extension Language {
  var attachFile: String { self("Attach file", "파일 첨부") }
  var removeFile: String { self("Remove file", "파일 빼기") }

  /// A file that goes with the next message, with its size.
  func attached(_ name: String, size: Int) -> String {
    let words = size < 1024 ? "\(size) B" : size < 1 << 20 ? "\(size / 1024) KiB" : "\(size >> 20) MiB"
    return self("File: \(name), \(words)", "파일: \(name), \(words)")
  }

  var tooManyFiles: String {
    self(
      "A message has at most \(AttachmentPresenter.most) files. Send these first.",
      "메시지 하나에 파일은 \(AttachmentPresenter.most)개까지 첨부할 수 있습니다. 먼저 보내세요.")
  }

  func filesAreGone(_ paths: [String]) -> String {
    let list = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
    return self("No longer attached, because it cannot be read: \(list)", "읽을 수 없어 첨부에서 뺀 파일: \(list)")
  }
}
