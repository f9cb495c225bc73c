import Configuration
import Entities
import FeatureKit
import System

extension CommandFailure {
  /// The failure of a command with a file that could not be read.
  init(_ failure: FileFailure) {
    let path = failure.path
    switch failure.reason {
    case .missing:
      self.init(.missing, LocalizedText("There is no file “\(path)”.", "“\(path)” 파일이 없습니다."))
    case .notAFile:
      self.init(
        .wrongUsage,
        LocalizedText(
          "“\(path)” is a folder or a device. Name a file.", "“\(path)” 경로는 폴더나 장치입니다. 파일을 지정하세요."))
    case .tooLarge(let limit):
      self.init(
        .wrongUsage,
        LocalizedText(
          "The file “\(path)” has more than \(RoundedSize(limit)). Choose a smaller one.",
          "“\(path)” 파일이 \(RoundedSize(limit))보다 큽니다. 더 작은 파일을 쓰세요."))
    case .exposed, .system:
      self.init(
        .failed,
        LocalizedText(
          "The file “\(path)” cannot be read: \(failure.reason).",
          "“\(path)” 파일을 읽을 수 없습니다: \(failure.reason.words.korean)."))
    }
  }
}
