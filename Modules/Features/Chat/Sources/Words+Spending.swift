import Entities
import FeatureKit
import TerminalUI

extension Language {
  var usage: String { self("Usage", "사용량") }
  var nothingCounted: String {
    self(
      "Nothing was counted here: rules answered, or older replies from before there was a count.",
      "센 것이 없습니다. 규칙이 답했거나, 사용량을 세기 전의 답장입니다.")
  }
  var overBudgetOption: String {
    self("Ask even if this month's budget is spent", "이번 달 예산을 다 썼어도 보내기")
  }

  /// Why nothing was asked, and every way on.
  func budgetIsReached(_ use: BudgetUse) -> String {
    self(use.words) + " "
      + self(
        "Nothing was sent. To ask all the same: --over-budget. To raise it: aichat config set monthly-budget AMOUNT. "
          + "Another model: --model M; offline, local servers and models without a known price are not held up.",
        "보내지 않았습니다. 그래도 보내려면 --over-budget, 예산을 올리려면 aichat config set monthly-budget 금액, "
          + "다른 모델을 쓰려면 --model M을 쓰세요. 오프라인과 로컬 서버, 가격을 모르는 모델은 예산에 막히지 않습니다.")
  }
}
