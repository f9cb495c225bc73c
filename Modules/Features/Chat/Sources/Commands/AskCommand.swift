import Entities
import FeatureKit
import TerminalUI

/// One turn from the command line: a text is said, and the reply, and only it, goes to standard output.
@MainActor struct AskCommand {
  let interactor: any ChatCommandsInteractor
  let io: any CommandIO

  static func subcommand(_ interactor: any ChatCommandsInteractor) -> Subcommand {
    let options = AskRequest.options(interactor)
    return Subcommand(
      "ask", operands: "[TEXT…]", options: options, notes: { [($0.noModel, $0.noModelMeaning)] },
      summary: { $0.askSummary }
    ) { arguments, io in
      try await AskCommand(interactor: interactor, io: io).run(arguments)
    }
  }

  private func run(_ arguments: Arguments) async throws -> ExitCode {
    let request = try AskRequest(arguments, in: io.language)
    if request.extractsCode, io.wantsJSON { throw CommandFailure(.wrongUsage, io.language.codeOrJSON) }
    let question = try await question(of: request)
    if request.isDryRun { return try await show(question, to: request.target) }
    try await requireModel(for: request.target)
    _ = try await interactor.ensureProfile()
    let conversation = try await conversation(for: request, saying: question)
    let name = try await interactor.avatar(conversation.avatar)?.name
    let ending = Ending()
    let listener = io.onInterrupt { [interactor] in
      ending.isWanted = true
      Task { await interactor.stopReply(in: conversation.id) }
    }
    defer { withExtendedLifetime(listener) {} }
    await warnOfLength(of: question, in: conversation.id)
    // Listening begins first, so that nothing of the reply is missed.
    let updates = await interactor.messageUpdates(of: conversation.id)
    if ending.isWanted { return .interrupted }
    if request.passesBudget { await interactor.passBudget(in: conversation.id) }
    let start = interactor.now
    interactor.log(AskEvent.ask.start(.chat(conversation.id)))
    do {
      try await interactor.ask(question, in: conversation.id)
    } catch {
      interactor.log(AskEvent.ask.fail(error, .chat(conversation.id)))
      // Others may have spent the rest since it was looked at.
      if let reached = error as? BudgetReached {
        throw CommandFailure(.failed, io.language.budgetIsReached(reached.use))
      }
      throw error
    }
    if ending.isWanted { await interactor.stopReply(in: conversation.id) }
    do {
      let streams = request.streams && !io.wantsJSON
      var printer = ReplyPrinter(io)
      var announcedAttempt = 0
      var toldLeftOut: Int?
      var reply = try await follow(updates) { reply in
        if let pause = reply.pause, pause.attempt > announcedAttempt {
          announcedAttempt = pause.attempt
          let milliseconds = pause.milliseconds(from: interactor.now)
          // Of what is over before it is read nobody needs to know.
          if milliseconds >= 1000 { io.warn(io.language.waiting(pause, seconds: (milliseconds + 999) / 1000)) }
        }
        if let leftOut = reply.leftOut, leftOut != toldLeftOut {
          toldLeftOut = leftOut
          io.warn(io.language.shortened(by: leftOut))
        }
        if streams { try printer.print(reply.text) }
      }
      if Task.isCancelled, reply?.state ?? .streaming == .streaming {
        await interactor.stopReply(in: conversation.id)
        guard reply != nil else { return .interrupted }
        reply?.state = .cancelled
      }
      if let reply {
        let time = Duration.milliseconds(interactor.now.milliseconds - start.milliseconds)
        interactor.log(AskEvent.response(reply, after: time))
      }
      if request.extractsCode { return try printCode(of: reply) }
      if !io.wantsJSON, let reply { try printer.print(reply.text) }
      try printer.finish()
      return try await conclude(conversation, with: name, reply)
    } catch {
      // The output is closed or has no room. What arrived is kept.
      await interactor.stopReply(in: conversation.id)
      throw error
    }
  }

  /// What is said, with the files that go with it. They are read first: one that is not there costs nothing.
  private func question(of request: AskRequest) async throws -> UserTurn {
    var files: [AskFile] = []
    // Standard input is read by itself.
    for path in request.files where path != "-" {
      files.append(try AskFile(path, try await io.readFile(path, atMost: AskFile.longest), in: io.language))
    }
    return try request.question(with: try await io.readInput(), files, in: io.language)
  }

  /// Prints the code of a reply alone.
  private func printCode(of reply: Message?) throws -> ExitCode {
    let blocks = FencedCode.blocks(in: reply?.text ?? "")
    for block in blocks { try io.write(block) }
    let (_, code, problem) = outcome(of: reply)
    if let problem { io.warn(problem) }
    guard code == .done, blocks.isEmpty else { return code }
    io.warn(io.language.noCode)
    return .failed
  }

  /// What an interruption leaves behind for the work under way.
  private final class Ending {
    var isWanted = false
  }

  /// Where it is said, once the budget has room for it: nothing is begun before.
  private func conversation(for request: AskRequest, saying question: UserTurn) async throws -> Conversation {
    switch try await place(of: request.target) {
    case .known(let conversation):
      try await checkBudget(of: request, for: .chat(conversation.id))
      return conversation
    case .new(let avatar):
      try await checkBudget(of: request, for: .avatar(avatar.id))
      // Pictures that the model does not take would leave a conversation with nothing but its greeting.
      if !question.pictures.isEmpty { _ = try await interactor.promptReport(of: question, toBeginWith: avatar.id) }
      return try await interactor.startConversation(with: avatar.id)
    }
  }

  /// Where something is said.
  enum Place {
    case known(Conversation)
    /// In a conversation with an avatar that is still to be begun.
    case new(Avatar)
  }

  /// Finds where something is said. Nothing is begun.
  func place(of target: AskRequest.Target) async throws -> Place {
    switch target {
    case .chat(let name): return .known(try await conversation(named: name))
    case .latest(nil):
      if let latest = try await interactor.conversations(offset: 0, limit: 1).first { return .known(latest.chat) }
      return .new(try await interactor.defaultAvatar())
    case .latest(let name?):
      let avatar = try await interactor.avatar(named: name)
      return try await interactor.latestConversation(with: avatar.id).map { .known($0) } ?? .new(avatar)
    case .beginning(let name?): return .new(try await interactor.avatar(named: name))
    case .beginning(nil): return .new(try await interactor.defaultAvatar())
    }
  }

  func conversation(named name: String) async throws -> Conversation {
    guard let id = Conversation.ID(name), let found = try await interactor.conversation(id) else {
      throw CommandFailure(.missing, io.language.noSuchChat(name))
    }
    return found
  }

  /// Follows the reply to its end. It is the answer to the first thing that the user says from now on.
  /// - Returns: How it stood last; nil when it never began.
  private func follow(_ updates: AsyncStream<Message>, _ show: (Message) throws -> Void) async throws -> Message? {
    var question: Message.ID?
    var reply: Message?
    for await message in updates {
      if message.role == .user, question == nil { question = message.id }
      guard message.role == .assistant, let question, message.parent == question else { continue }
      reply = message
      try show(message)
      if message.state != .streaming { break }
    }
    return reply
  }

  /// Says how the reply ended: to standard error what went wrong, with `--json` the whole of it to standard output.
  private func conclude(
    _ conversation: Conversation, with name: String?, _ reply: Message?
  ) async throws -> ExitCode {
    let (reason, code, problem) = outcome(of: reply)
    if io.wantsJSON {
      let usage = if let reply { try await interactor.usage(of: reply.id) } else { UsageSum?.none }
      let answering = (try? await interactor.model(of: conversation.id).answering) ?? interactor.usualModel
      let model = reply?.model ?? answering.choice
      try io.write(
        json: AskAnswer(
          chatID: conversation.id, messageID: reply?.id, avatar: name, provider: model.provider,
          model: model.model, host: model == answering.choice ? answering.host : nil, text: reply?.text ?? "",
          finishReason: reason, error: code == .done ? nil : problem,
          usage: usage.map { TokenUsage($0) }))
    }
    if let problem { io.warn(problem) }
    // Nobody is to take rules for a model. In a pipe somebody chose them.
    if io.isTerminal, reply?.model?.isRules == true { io.warn(io.language.answeredOffline) }
    return code
  }

  private func outcome(of reply: Message?) -> (AskAnswer.FinishReason, ExitCode, problem: String?) {
    switch reply?.state {
    case .complete: (.stop, .done, nil)
    case .cutOff: (.length, .done, io.language.replyCutOff)
    case .cancelled: (.cancelled, .interrupted, nil)
    case .failed(let reason): (.error, reply?.cause.map { ExitCode($0) } ?? .providerFailed, reason)
    case .streaming, .interrupted, nil:
      (
        .interrupted, .providerFailed,
        reply?.text.isEmpty == false ? io.language.replyInterrupted : io.language.nothingArrived
      )
    }
  }
}
