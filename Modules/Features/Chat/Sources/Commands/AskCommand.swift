import Entities
import FeatureKit
import TerminalUI

/// One turn from the command line: it sends a text, and the reply alone goes to standard output.
@MainActor struct AskCommand {
  let io: any CommandIO
  let checks: AskChecks
  private let interactor: any AskTurnInteractor

  private init(_ interactor: any AskInteractor, _ io: any CommandIO) {
    (self.interactor, self.io, checks) = (interactor, io, AskChecks(interactor, io))
  }

  static func subcommand(_ interactor: any AskInteractor) -> Subcommand {
    let options = AskRequest.options(interactor)
    return Subcommand(
      "ask", operands: "[TEXT…]", options: options, notes: { [($0.noModel, $0.noModelMeaning)] },
      summary: { $0.askSummary }
    ) { arguments, io in
      let request = try AskRequest(arguments, in: io.language)
      if request.extractsCode, io.wantsJSON { throw CommandFailure(.wrongUsage, io.language.codeOrJSON) }
      let command = AskCommand(interactor, io)
      let place = try await AskPlace.find(request.target, from: interactor, in: io.language)
      let question = try await command.question(of: request, at: place)
      try await command.checks.requireModel(at: place)
      return request.isDryRun
        ? try await command.show(question, at: place) : try await command.run(request, question, at: place)
    }
  }

  private func run(_ request: AskRequest, _ question: UserTurn, at place: AskPlace) async throws -> ExitCode {
    _ = try await interactor.ensureProfile()
    let conversation = try await begin(question, at: place, passesBudget: request.passesBudget)
    let name = try await interactor.avatar(conversation.avatar)?.name
    let ending = Ending()
    let listener = io.onInterrupt { [interactor] in
      ending.isWanted = true
      Task { await interactor.stopReply(in: conversation.id) }
    }
    defer { withExtendedLifetime(listener) {} }
    await checks.warnOfLength(of: question, in: conversation.id)
    // Subscribes first, so that no part of the reply is missed.
    let updates = await interactor.messageUpdates(of: conversation.id)
    if ending.isWanted { return .interrupted }
    if request.passesBudget { await interactor.passBudget(in: conversation.id) }
    let start = interactor.now
    interactor.log(AskEvent.ask.start(.chat(conversation.id)))
    do {
      try await interactor.ask(question, in: conversation.id)
    } catch {
      interactor.log(AskEvent.ask.fail(error, .chat(conversation.id)))
      // Other programs may have spent the rest of the budget since the check.
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
      var reportedLeftOut: Int?
      var reply = try await follow(updates) { reply in
        if let pause = reply.pause, pause.attempt > announcedAttempt {
          announcedAttempt = pause.attempt
          let milliseconds = pause.milliseconds(from: interactor.now)
          // A pause that is over before its message is read is not mentioned.
          if milliseconds >= 1000 { io.warn(io.language.waiting(pause, seconds: (milliseconds + 999) / 1000)) }
        }
        if let leftOut = reply.leftOut, leftOut != reportedLeftOut {
          reportedLeftOut = leftOut
          io.warn(io.language.shortened(by: leftOut))
        }
        // In a group a name that the model wrote before its words is taken away when more has come.
        if streams, reply.speaker == nil { try printer.print(reply.text) }
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
      // The user has read the reply here. A mark that stays does no harm.
      if reply != nil { try? await interactor.markSeen(conversation.id) }
      if request.extractsCode { return try printCode(of: reply) }
      if !io.wantsJSON, let reply { try printer.print(reply.text) }
      try printer.finish()
      return try await conclude(conversation, with: name, reply)
    } catch {
      // The output is closed or full. The arrived text is stored.
      await interactor.stopReply(in: conversation.id)
      throw error
    }
  }

  /// The question, with its files. Nothing is begun before they are read: a missing file costs nothing.
  private func question(of request: AskRequest, at place: AskPlace) async throws -> UserTurn {
    var files: [AttachedFile] = []
    // Standard input is read on its own.
    for path in request.files where path != "-" {
      files.append(try AttachedFile(path, try await io.readFile(path, atMost: AttachedFile.longest)))
    }
    let template = try await template(of: request)
    let macros = template == nil ? [:] : try await macros(at: place)
    return try request.question(
      with: try await io.readInput(), files, filling: template, macros: macros, in: io.language)
  }

  /// The template that the request names; nil for none.
  private func template(of request: AskRequest) async throws -> PromptTemplate? {
    guard let name = request.template else { return nil }
    let all = try await interactor.templates().templates
    if let template = all.first(where: { $0.name == name }) { return template }
    throw CommandFailure(.missing, io.language.noSuchTemplate(name, known: all.map(\.name)))
  }

  /// The values of the macros of templates.
  private func macros(at place: AskPlace) async throws -> [String: String] {
    switch place {
    case .known(let conversation): try await interactor.templateValues(in: conversation.id)
    case .new(let avatar): try await interactor.templateValues(toBeginWith: avatar.id)
    }
  }

  /// Prints only the code of a reply.
  private func printCode(of reply: Message?) throws -> ExitCode {
    let blocks = FencedCode.blocks(in: reply?.text ?? "")
    for block in blocks { try io.write(block) }
    let (_, code, problem) = outcome(of: reply)
    if let problem { io.warn(problem) }
    guard code == .done, blocks.isEmpty else { return code }
    io.warn(io.language.noCode)
    return .failed
  }

  /// Whether the command was interrupted, for the work in progress.
  private final class Ending {
    var isWanted = false
  }

  /// The conversation, which is begun if there is none yet. Nothing is begun when the reply is over the budget, or the
  /// model does not accept the pictures.
  private func begin(_ question: UserTurn, at place: AskPlace, passesBudget: Bool) async throws -> Conversation {
    try await checks.requireBudget(at: place, passesBudget: passesBudget)
    try await checks.requirePictures(of: question, at: place)
    switch place {
    case .known(let conversation): return conversation
    case .new(let avatar): return try await interactor.startConversation(with: avatar.id)
    }
  }

  /// Follows the reply to its end. It is the reply to the first message of the user from now on.
  /// - Returns: The last form of the reply; nil when it never began.
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

  /// Reports the end of the reply: errors on standard error, and with `--json` the whole answer on standard output.
  private func conclude(
    _ conversation: Conversation, with name: String?, _ reply: Message?
  ) async throws -> ExitCode {
    let (reason, code, problem) = outcome(of: reply)
    // In a group another member may have answered.
    let speaker = if let id = reply?.speaker { try await interactor.avatar(id)?.name } else { name }
    if io.wantsJSON {
      let usage = if let reply { try await interactor.usage(of: reply.id) } else { UsageSum?.none }
      let answering = (try? await interactor.model(of: conversation.id).answering) ?? interactor.usualModel
      let model = reply?.model ?? answering.choice
      try io.write(
        json: AskAnswer(
          chatID: conversation.id, messageID: reply?.id, avatar: speaker, provider: model.provider,
          model: model.model, host: model == answering.choice ? answering.host : nil, text: reply?.text ?? "",
          finishReason: reason, error: code == .done ? nil : problem,
          usage: usage.map { TokenUsage($0) }))
    }
    if let problem { io.warn(problem) }
    // Rules must not be taken for a model. In a pipe they were chosen on purpose.
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

extension TokenUsage {
  /// The tokens of one reply.
  fileprivate init(_ usage: UsageSum) {
    self.init(
      promptTokens: usage.promptTokens, completionTokens: usage.completionTokens, cachedTokens: usage.cachedTokens,
      reasoningTokens: usage.reasoningTokens, isEstimated: usage.estimates > 0)
  }
}
