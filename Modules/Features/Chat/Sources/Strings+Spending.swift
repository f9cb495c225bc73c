import Entities
import FeatureKit
import TerminalUI

extension Language {
  var usage: String { self("Usage", "사용량") }
  /// Why no usage is shown below the replies.
  func nothingCounted(_ reason: ChatNotice.Uncounted) -> String {
    switch reason {
    case .arriving: self("What a reply used is counted when it has ended.", "사용량은 답장이 끝나면 계산합니다.")
    case .noReply: self("Nothing was counted: no model has answered here yet.", "계산한 사용량이 없습니다. 아직 모델이 답하지 않았습니다.")
    case .rules:
      self("Nothing was counted: rules answered here, which use no model.", "계산한 사용량이 없습니다. 모델이 아니라 규칙이 답했습니다.")
    case .failed: self("Nothing was counted: every reply here failed.", "계산한 사용량이 없습니다. 답장이 모두 실패했습니다.")
    case .unknown: self("What these replies used was not counted.", "이 답장들의 사용량은 계산하지 않았습니다.")
    }
  }
  var overBudgetOption: String {
    self("Send even if this month's budget is spent", "이번 달 예산을 다 썼어도 보냅니다")
  }

  /// Why nothing was sent, and the possible actions.
  func budgetIsReached(_ use: BudgetUsage) -> String {
    self(use.words) + " "
      + self(
        "Nothing was sent. To send anyway: --over-budget. To raise the budget: aichat config set monthly-budget AMOUNT. "
          + "Another model: --model M; offline, local servers and models without a known price are not blocked.",
        "보내지 않았습니다. 그래도 보내려면 --over-budget, 예산을 올리려면 aichat config set monthly-budget 금액, "
          + "다른 모델을 쓰려면 --model M을 쓰세요. 오프라인과 로컬 서버, 가격을 모르는 모델에는 예산을 적용하지 않습니다.")
  }
}
