import Entities
import LanguageModels
import Storage

/// The reason of a failed reply, as a text for the user that is stored with the reply.
enum Reason {
  /// The text for an error, cut after 2,000 characters.
  /// - Parameter advice: Advice for failures where another model might help. It is added after the cut.
  static func words(for error: any Error, in language: ContentLanguage, advice: LocalizedText? = nil) -> String {
    let words =
      switch error {
      case let failure as StorageError:
        language("The reply could not be stored. ", "답장을 보관하지 못했습니다. ") + failure.message(in: language)
      case is CancellationError: closed(in: language)
      default: LocalizedText(explaining: error)(in: language)
      }
    // A quotation of a server may have any length.
    let short = String(words.prefix(2000))
    guard let advice, let failure = error as? ModelFailure, failure.isAboutTheModel else { return short }
    // A server's or a library's text may not end like a sentence.
    return short + "\n" + advice(in: language)
  }

  /// The advice about a model that was chosen for one conversation, or for an avatar.
  /// - Parameter isLast: Whether the message is read in a shell, where the program ends with the reply.
  static func chooseAnother(
    than model: ModelSelection, of origin: PresetStack.Origin?, isLast: Bool
  ) -> LocalizedText {
    let name = model.words
    let advice =
      isLast
      ? LocalizedText(
        " In the app, “Model” (Alt-M) chooses another; for one run --provider P --model M does.",
        " 앱의 “모델”(Alt-M)에서 다른 모델을 고를 수 있습니다. 이번 실행에만 바꾸려면 --provider P --model M을 쓰세요.")
      : LocalizedText(" “Model” (Alt-M) chooses another.", " “모델”(Alt-M)에서 다른 모델을 고를 수 있습니다.")
    return origin == .avatar
      ? LocalizedText(
        "This character has a model of its own, \(name.english).\(advice.english)",
        "이 캐릭터에는 \(name.korean) 모델을 따로 골라 두었습니다.\(advice.korean)")
      : LocalizedText(
        "This chat has a model of its own, \(name.english).\(advice.english)",
        "이 대화에는 \(name.korean) 모델을 따로 골라 두었습니다.\(advice.korean)")
  }

  /// A short text that says why the provider is asked again later.
  static func pause(_ kind: ModelFailure.Kind) -> LocalizedText {
    switch kind {
    case .unreachable, .timedOut, .truncated: LocalizedText("No connection", "연결할 수 없음")
    default: LocalizedText("Server busy", "서버가 바쁨")
    }
  }

  static let truncated = LocalizedText(
    "The reply ended before it was whole. Try again.", "답장이 다 오기 전에 끝났습니다. 다시 시도하세요.")
  static let empty = LocalizedText(
    "The model sent an empty reply. Try again, or choose another model.",
    "모델이 빈 답장을 보냈습니다. 다시 시도하거나 다른 모델을 고르세요.")
  static let cutAtOnce = LocalizedText(
    "The model reached its limit before it said anything. Choose a model with a larger one.",
    "모델이 아무 말도 하기 전에 한도에 닿았습니다. 한도가 더 큰 모델을 고르세요.")
  static let filtered = LocalizedText("The provider's filter ended the reply.", "제공자의 필터가 답장을 끊었습니다.")
  /// A reply in a group that has only words of another participant.
  static func spoke(for other: String) -> LocalizedText {
    LocalizedText(
      "The model spoke only for \(other). Try again.", "모델이 “\(other)”의 말만 썼습니다. 다시 시도하세요.")
  }

  static let tooLong = LocalizedText(
    "The reply is longer than \(ConversationService.longestText) bytes. It was stopped there.",
    "답장이 \(ConversationService.longestText)바이트보다 깁니다. 거기서 멈췄습니다.")
  private static let closed = LocalizedText(
    "The provider's connection was closed before the reply was whole.", "답장이 다 오기 전에 제공자와의 연결이 닫혔습니다.")
}

extension ModelFailure {
  /// Whether another model may answer where this one fails.
  fileprivate var isAboutTheModel: Bool {
    switch kind {
    case .unreachable, .timedOut, .unauthorized, .notFound, .limited, .tooLong, .refused, .misconfigured: true
    case .serverError, .malformed, .truncated: false
    }
  }
}
