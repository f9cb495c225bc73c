import Entities
import FeatureKit
import TerminalUI

extension Language {
  var replySettings: String { self("Reply settings", "답장 설정") }
  var settingsFor: String { self("For", "적용 대상") }
  var choose: String { self("Choose", "선택") }
  var close: String { self("Close", "닫기") }
  var asUsual: String { self("as usual", "평소대로") }
  var allAsUsual: String { self("Clear all settings", "설정 모두 지우기") }
  var summary: String { self("Summary", "요약") }
  var removeSummary: String { self("Remove the summary", "요약 삭제") }
  var discardTyped: String { self("Discard what I typed", "입력한 내용 버리기") }
  func notSaved(_ reason: String) -> String {
    self("What you typed is not saved yet: ", "입력한 내용이 아직 저장되지 않았습니다: ") + reason
  }
  var emptyIsUsual: String {
    self(
      "An empty field keeps the usual value. A chat's value comes before its character's, and both before the environment "
        + "and config.json. Options of the command line come first. Instructions are added to the character's description.",
      "빈 칸에는 평소 값을 씁니다. 대화의 값이 캐릭터의 값보다 먼저이고, 둘 다 환경 변수와 설정 파일보다 먼저입니다. 명령줄 옵션이 "
        + "가장 먼저입니다. 추가 지시는 캐릭터 소개 뒤에 덧붙습니다.")
  }

  /// The name of a value.
  func name(of field: Preset.Field) -> String {
    switch field {
    case .model: model
    case .temperature: self("Temperature", "온도")
    case .topP: self("Top P", "Top P")
    case .maximumTokens: self("Longest reply", "최대 답장 길이")
    case .contextWindow: self("Context window", "컨텍스트 길이")
    case .seed: self("Seed", "시드")
    case .stop: self("Stop at", "멈출 문구")
    case .effort: self("Thinking", "생각하기")
    case .instruction: self("Instructions", "추가 지시")
    case .summarizes: self("Summaries", "이전 메시지 요약")
    }
  }

  /// The name of a scope.
  func title(of scope: PresetScope, with name: String) -> String {
    switch scope {
    case .chat: self("this chat", "이 대화")
    case .avatar: self("every chat with \(name)", "\(name)의 모든 대화")
    }
  }

  /// The origin of a value.
  func name(of origin: PresetStack.Origin) -> String {
    switch origin {
    case .flag: self("set on the command line", "명령줄에서 정함")
    case .chat: self("this chat", "이 대화")
    case .avatar: self("this character", "이 캐릭터")
    case .configuration: self("environment or configuration", "환경 변수나 설정 파일")
    }
  }

  /// The usual value, which applies while a field is empty.
  func usual(_ value: (text: String, origin: PresetStack.Origin)?) -> String {
    guard let value else { return asUsual }
    return asUsual + ": \(word(for: value.text)) · \(name(of: value.origin))"
  }

  /// A value in words.
  func word(for text: String) -> String {
    switch text {
    case "on": self("on", "켬")
    case "off": self("off", "끔")
    case "low": self("low", "조금")
    case "medium": self("medium", "보통")
    case "high": self("high", "많이")
    case "max": self("max", "최대")
    default: text
    }
  }

  /// The model here.
  func words(for model: ConversationModel) -> String {
    if model.isFixed { return self(model.answering.words) + " · " + name(of: .flag) }
    if let own = model.selection { return self(own.words) }
    return asUsual + ": " + self(model.answering.words)
  }

  func expected(_ words: String) -> String { self("Expected: \(words).", "필요한 값: \(words).") }

  /// The command line overrides the value.
  func overridden(_ field: Preset.Field, by text: String) -> String {
    self(
      "\(name(of: field)): the command line sets \(word(for: text)), which is used instead.",
      "\(name(of: field)): 명령줄에서 정한 \(word(for: text)) 값을 대신 씁니다.")
  }

  /// The number of messages that a summary covers, and its author.
  func origin(of summary: ConversationSummary) -> String {
    let deleted =
      summary.deleted > 0
      ? self(
        ". Messages deleted since: \(summary.deleted); it may still tell of them",
        ". 그 뒤에 삭제한 메시지 \(summary.deleted)개의 내용이 남아 있을 수 있음") : ""
    let writer = summary.model.map { self($0.writer) } ?? self("you", "나")
    return self(
      "Summary of earlier messages (\(summary.count)), written by \(writer)",
      "이전 메시지 \(summary.count)개의 요약, 쓴 이: \(writer)") + deleted
  }

  /// A value that applies to a reply, its origin, and the provider's remark on it.
  func setting(_ field: Preset.Field, of report: PromptReport) -> String? {
    guard let origin = report.presets.origin(of: field), let text = report.presets[origin][field] else { return nil }
    let line = "\(name(of: field)): \(word(for: text)) · \(name(of: origin))"
    return report.remarks[field].map { line + " (" + self($0) + ")" } ?? line
  }
}
