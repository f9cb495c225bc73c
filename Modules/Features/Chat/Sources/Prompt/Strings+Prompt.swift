import Entities
import FeatureKit
import TerminalUI

extension Language {
  var whatIsSent: String { self("What is sent", "보내는 내용") }

  /// The model of a prompt, its size, its settings, what is not sent, and its summary.
  func facts(of report: PromptReport) -> [String] {
    var facts = [self("To: ", "받는 곳: ") + self(report.model.words), size(of: report)]
    if let origin = report.presets.origin(of: .model) { facts[0] += " · " + name(of: origin) }
    // A model is named above, and instructions are a part of their own.
    facts += Preset.Field.allCases.filter { $0 != .model && $0 != .instruction }
      .compactMap { setting($0, of: report) }
    if !report.hasPersona { facts.append(noPersona) }
    if report.rulesLeftOut > 0 { facts.append(rulesNotSent(report.rulesLeftOut)) }
    if report.hidden > 0 { facts.append(hiddenNotSent(report.hidden)) }
    if report.examplesLeftOut > 0 { facts.append(examplesNotSent(report.examplesLeftOut)) }
    if report.leftOut > 0 { facts.append(notSent(report.leftOut, summarized: report.summarized)) }
    if let lore = report.lore { facts += self.facts(of: lore) }
    return report.summary.map { facts + [origin(of: $0)] } ?? facts
  }

  /// The size of a prompt and its limit, as far as they are known.
  private func size(of report: PromptReport) -> String {
    if let window = report.window, let budget = report.budget {
      return self(
        "About \(report.tokens) of \(budget) tokens: the model's context window has \(window), and \(report.reply) are left for the reply.",
        "약 \(report.tokens)토큰, 최대 \(budget)토큰. 모델의 컨텍스트 \(window)토큰 중 \(report.reply)토큰은 답장을 위해 남깁니다.")
    }
    if report.model.choice.isRules { return self("About \(report.tokens) tokens.", "약 \(report.tokens)토큰.") }
    return self(
      "About \(report.tokens) tokens. The model's context window is not known.",
      "약 \(report.tokens)토큰. 모델의 컨텍스트 길이는 알 수 없습니다.")
  }

  /// The answers of rules are not sent to a model as its own.
  private func rulesNotSent(_ count: Int) -> String {
    self("Left out: answers of the rules: \(count)", "보내지 않는 답장(규칙이 씀): \(count)개")
  }

  /// The messages that the user hid from the model.
  private func hiddenNotSent(_ count: Int) -> String {
    self("Hidden messages, not sent: \(count)", "숨겨서 보내지 않는 메시지: \(count)개")
  }

  private var noPersona: String { self("Nothing of a character is sent.", "캐릭터 설정은 보내지 않습니다.") }

  private func examplesNotSent(_ count: Int) -> String {
    self("Examples without room: \(count)", "자리가 없어 보내지 않는 말투 예시: \(count)개")
  }

  /// The usage and cost of a chat.
  func chatSoFar(_ words: String) -> String { self("This chat so far: ", "이 대화 전체: ") + words }

  /// The number of messages without room, and of those among them that a summary covers.
  func notSent(_ count: Int, summarized: Int = 0) -> String {
    let words = self("Earlier messages are not sent: \(count)", "보내지 않는 이전 메시지: \(count)개")
    return summarized == 0
      ? words : words + self(", a summary stands for \(summarized)", ", 그중 \(summarized)개는 요약으로 보냄")
  }

  /// The kind of a part, the reason of lore, its role and its size.
  func heading(of part: PromptReport.Part) -> String {
    let lore = part.lore.map { [name(of: $0.entry, in: $0.book), words(for: $0.reason)] } ?? []
    return
      ([title(of: part)] + lore + [title(of: part.role), self("about \(part.tokens) tokens", "약 \(part.tokens)토큰")])
      .joined(separator: " · ")
  }

  /// A picture of a part, as a line.
  func label(of picture: UserTurn.Picture) -> String {
    self("Picture", "그림") + ": \(picture.name) (\((picture.bytes.count + 1023) / 1024) KiB)"
  }

  private func title(of part: PromptReport.Part) -> String {
    switch part.source {
    case .systemPrompt: self("System prompt", "시스템 프롬프트")
    case .description: self("Character description", "캐릭터 소개")
    case .persona: self("Your persona", "내 페르소나")
    case .personality: self("Personality", "성격")
    case .scenario: self("Scenario", "상황")
    case .example: self("Example dialogue", "말투 예시")
    case .postHistory: self("Instruction after the messages", "메시지 뒤의 지시")
    case .lore: self("Lore", "로어")
    case .note: self("Author's note", "작가 노트")
    case .depthPrompt: self("Character's note", "캐릭터 노트")
    case .preset: self("Instructions of the settings", "설정의 추가 지시")
    case .summary: self("Summary of earlier messages", "이전 메시지 요약")
    case .instruction: self("Instruction for this turn", "이번 턴의 지시")
    case .opening: self("Opening required by the provider", "제공자가 요구하는 시작")
    case .greeting: self("Greeting", "첫인사")
    case .message where part.author ?? .user == .user && part.role == .user: self("Your message", "내 메시지")
    case .message: part.speaker.map { self("Reply of \($0)", "\($0)의 답장") } ?? self("Reply", "답장")
    case .question: self("Your message now", "지금 하는 말")
    }
  }
}
