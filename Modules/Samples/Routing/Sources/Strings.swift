import TerminalUI

extension Language {
  var playground: String { self("Router", "라우터") }
  var call: String { self("Call", "호출") }
  var chooseColor: String { self("Choose a color", "색 고르기") }
  var none: String { self("None", "없음") }

  func screen(_ number: Int) -> String { self("Screen \(number)", "화면 \(number)") }
  func modal(_ number: Int) -> String { self("Modal \(number)", "모달 \(number)") }

  func words(for result: RoutingResult) -> String {
    switch result {
    case .dismissed: self("The sheet has gone.", "시트가 닫혔습니다.")
    case .value(let text): self("It returned “\(text)”.", "돌아온 값: “\(text)”.")
    case .nothing: self("It returned nothing.", "아무것도 돌아오지 않았습니다.")
    case .answer(let isAgreed): self(isAgreed ? "Yes." : "No.", isAgreed ? "네." : "아니요.")
    }
  }
}

extension RoutingColor {
  func title(_ language: Language) -> String {
    switch self {
    case .red: language("Red", "빨강")
    case .green: language("Green", "초록")
    case .blue: language("Blue", "파랑")
    }
  }
}
