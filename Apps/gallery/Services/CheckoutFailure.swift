import TerminalUI

/// Why a file of the project cannot be shown.
struct CheckoutFailure: Error, CustomStringConvertible {
  /// The file: in the checkout, or where it would be in one.
  let path: String
  /// Whether there is a checkout.
  let isFound: Bool
  let language: Language

  /// What happened, why, and what to do.
  var description: String {
    if isFound {
      return language(
        "\(path) cannot be read. It may have been moved since this program was built: build it again.",
        "\(path) 파일을 읽을 수 없습니다. 이 프로그램을 만든 뒤 옮겨졌을 수 있습니다. 다시 빌드하세요.")
    }
    return language(
      "The code is not on this machine: no checkout of the project is above the program or the working directory. Run "
        + "“swift run gallery” in a checkout. The file is \(path).",
      "이 컴퓨터에 코드가 없습니다. 프로그램의 위치와 현재 폴더 위에서 프로젝트를 찾지 못했습니다. 프로젝트 폴더에서 “swift run "
        + "gallery”를 실행하세요. 이 파일은 \(path)입니다.")
  }
}
