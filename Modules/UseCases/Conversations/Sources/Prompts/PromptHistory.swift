import Entities
import LanguageModels

/// The messages of a conversation that can be sent, read from the newest backwards, as far as they are needed.
struct PromptHistory {
  /// Reads messages of the shown path: those before a message, or the newest ones for nil.
  typealias Pages = @Sendable (_ before: Message.ID?, _ limit: Int) async throws -> MessagePage

  /// The number of messages read at a time, and the number after which no more are read. Messages that are left out,
  /// such as failed replies, cost no tokens, but time.
  static let page = 50, furthest = 5000

  /// Whether answers of rules are sent. They are sent to rules only: a model would take them for its own words.
  private let sendsRules: Bool
  private let estimate: TokenEstimate
  private let pages: Pages
  /// The names under which the messages were said.
  private let names: SpokenNames
  /// How the messages of a group stand in the prompt; nil in a chat with one character.
  private let voices: GroupVoices?

  /// The parts, the newest first.
  private(set) var parts: [PromptReport.Part] = []
  /// Whether the newest part is a question, which is sent whatever it costs.
  private(set) var hasQuestion = false
  /// The newest message of the history, even if it is not sent; and the times of the user's messages, the newest first.
  private(set) var newest: Message.ID?, userTimes: [Timestamp] = []
  /// The message before the stored question, or the question itself if it is the first message; nil without a stored
  /// question. All forms of a question have the same turn, unless it is the first message.
  private(set) var turn: Message.ID?
  private(set) var rulesLeftOut = 0
  /// The messages that are not sent because the user hid them.
  private(set) var hidden = 0
  /// The oldest message that was read; before the first reading the message at which that begins, nil for the end.
  private(set) var earliest: Message.ID?
  private var hasEarlier = true, read = 0
  /// Whether the question that is to be answered was not reached yet.
  private var awaitsQuestion = false
  /// The pictures of the user's messages.
  private var pictures: PromptPictures

  /// The messages before a message, or all of them for nil; and after them a question that is about to be asked.
  init(
    _ pages: @escaping Pages, before: Message.ID?, asking question: PromptReport.Part? = nil, sendsRules: Bool,
    estimate: TokenEstimate, names: SpokenNames = SpokenNames(), voices: GroupVoices? = nil,
    pictures: PromptPictures = PromptPictures()
  ) {
    (self.pages, self.sendsRules, self.estimate, earliest) = (pages, sendsRules, estimate, before)
    (self.names, self.voices, self.pictures) = (names, voices, pictures)
    guard let question else { return }
    ask(question)
    self.pictures.reserve(question.pictures)
  }

  /// The messages up to the last question before a message. In a group they are all messages before it: a member
  /// answers the last message of the user or of any member.
  static func answering(
    _ pages: @escaping Pages, before: Message.ID?, sendsRules: Bool, estimate: TokenEstimate,
    names: SpokenNames = SpokenNames(), voices: GroupVoices? = nil, pictures: PromptPictures = PromptPictures()
  ) -> PromptHistory {
    var history = PromptHistory(
      pages, before: before, sendsRules: sendsRules, estimate: estimate, names: names, voices: voices,
      pictures: pictures)
    history.awaitsQuestion = true
    return history
  }

  /// Messages up to an answer that is to be continued. The answer comes last, and is sent whatever it costs.
  static func continuing(
    _ pages: @escaping Pages, _ answer: Message, before: Message.ID?, sendsRules: Bool, estimate: TokenEstimate,
    names: SpokenNames = SpokenNames(), voices: GroupVoices? = nil, pictures: PromptPictures = PromptPictures()
  ) -> PromptHistory {
    var history = PromptHistory(
      pages, before: before, sendsRules: sendsRules, estimate: estimate, names: names, voices: voices,
      pictures: pictures)
    history.ask(history.part(of: answer, Prompt.spoken(in: answer.text), [], labelled: false))
    return history
  }

  /// Whether no further messages can be read.
  var isExhausted: Bool { !hasEarlier || read >= Self.furthest }
  /// Whether messages before `earliest` exist that were not read.
  var isCut: Bool { hasEarlier && earliest != nil }

  /// Reads messages until there are `count` parts, or no more messages.
  mutating func read(_ count: Int) async throws {
    while parts.count < count, !isExhausted {
      let page = try await pages(earliest, Self.page)
      for message in page.messages.reversed() { await add(message) }
      read += page.messages.count
      earliest = page.messages.first?.id
      hasEarlier = page.hasEarlier && earliest != nil
    }
  }

  private mutating func ask(_ question: PromptReport.Part) {
    parts.append(question)
    hasQuestion = true
  }

  private mutating func add(_ message: Message) async {
    if newest == nil, !awaitsQuestion || message.role == .user || voices != nil { newest = message.id }
    // A message that another program is still writing is left out. A reply that was cut short was read, so it is
    // included.
    guard message.state != .streaming else { return }
    // A model's thoughts are not sent back, nor a reply that consists of thoughts.
    let text = message.role == .assistant ? Prompt.spoken(in: message.text) : message.text
    guard !text.isBlank else { return }
    // The question to be answered is sent even if it is hidden. Later prompts do not have it.
    guard !message.marks.isHidden || awaitsQuestion && message.role == .user else {
      hidden += 1
      return
    }
    // An answer below the last question is the one to be replaced.
    if awaitsQuestion, message.role != .user, voices == nil { return }
    // Rules would take the words of other members for words of the user.
    if sendsRules, let voices, message.role == .assistant, !voices.isOwn(message) { return }
    guard sendsRules || !message.isOfRules else {
      rulesLeftOut += 1
      return
    }
    if message.role == .user { userTimes.append(message.created) }
    if awaitsQuestion {
      awaitsQuestion = false
      turn = message.parent ?? message.id
      return ask(part(of: message, text, await pictures(of: message)))
    }
    parts.append(part(of: message, text, await pictures(of: message)))
  }

  private mutating func pictures(of message: Message) async -> [UserTurn.Picture] {
    message.role == .user ? await pictures.pictures(of: message.id) : []
  }

  /// - Parameter labelled: Whether a name may stand before the words. An answer that is continued gets none, because
  ///   the model goes on with its own words.
  private func part(
    of message: Message, _ text: String, _ pictures: [UserTurn.Picture], labelled: Bool = true
  ) -> PromptReport.Part {
    // The words of a narrator are not those of the character, in a chat with one character too.
    let speaker =
      sendsRules || !labelled ? nil : voices.map { $0.label(of: message) } ?? names.otherSpeaker(of: message)
    let text = PromptReport.Part.line(text, of: speaker)
    return PromptReport.Part(
      source: message.parent == nil && message.role == .assistant ? .greeting : .message,
      role: message.role == .user || speaker != nil ? .user : .assistant, message: message.id, text: text,
      pictures: pictures, tokens: estimate.tokens(of: text, pictures: pictures.count), speaker: speaker,
      author: message.role)
  }
}

extension Message {
  /// Whether rules on this machine wrote it.
  var isOfRules: Bool { role == .assistant && model?.isRules == true }
}
