public import Terminal

extension PlainHost {
  /// Handles an event, and prints its effect.
  public func handle(_ event: LineEvent) {
    guard ended == nil else { return }
    switch event {
    case .line(let line): answer(line, PlainCommand(line))
    case .paste(let lines):
      let words = lines.joined(separator: "\n")
      answer(words, .literal(words), count: lines.count)
    case .end: quit(.quit)
    case .interrupt: interrupt()
    case .continued: promptAgain()
    case .terminate: quit(.terminated)
    case .hangup: quit(.hangup)
    case .outputClosed: quit(.outputClosed)
    }
  }

  /// - Parameter count: How many lines were entered as one.
  private func answer(_ line: String, _ command: PlainCommand, count: Int = 1) {
    // A number refers to the screen as it was printed. Newer content is printed before the number acts.
    var target: PlainReading.Name?
    if case .number(let number, _, _) = command { target = printer.name(of: number) }
    lookAgain()
    if !isCalm { announce(evenUnfinished: true) }
    recordUnsent()
    showEntered(line)
    (printer.echo, printer.isPaging, filled, turned) = (nil, false, nil, [])
    if count > 1, asked != nil || reading.composer != nil { say(language.lines(count)) }
    if let name = asked {
      asked = nil
      if command == .repeatScreen { sendFieldText(name) } else { fill(name, with: line) }
    } else {
      perform(command, on: target)
    }
    guard ended == nil else { return }
    lookAgain()
    promptSoon()
  }

  private func perform(_ command: PlainCommand, on target: PlainReading.Name?) {
    switch command {
    case .repeatScreen: write(printer.whole(reading))
    case .help: say(language.help)
    case .quit: quit(.quit)
    case .back: if let back = reading.back { back.action() } else { say(language.nothingBehind) }
    case .more: turnPage()
    case .copy(let number): copy(messageFromEnd: number)
    case .copyCode(let number): copy(codeOf: number)
    case .words(let words): if !press(words) { write(words) }
    case .literal(let words): write(words)
    case .number(let number, let typed, let rest): choose(number, target, typed: typed, rest: rest)
    }
  }

  private func turnPage() {
    (turned, printer.isPaging) = (reading.waitingSides, true)
    if pages.turn() { look() } else { say(language.nothingMore) }
  }

  /// Presses the action with this name. In a panel that asks a question, yes and no are its answers.
  /// - Returns: Whether there is such an action, available or not.
  private func press(_ words: String) -> Bool {
    if let act = reading.action(called: words) ?? answer(words) {
      act()
      return true
    }
    let absent = language.unavailable(words).essence
    guard reading.items.contains(where: { !$0.canBeChosen && $0.text.string.essence == absent }) else { return false }
    say(language.unavailable(words))
    return true
  }

  private func answer(_ words: String) -> (@MainActor () -> Void)? {
    guard let agreement = reading.agreement else { return nil }
    switch words.lowercased() {
    case "y", "yes", "예", "네": return agreement
    case "n", "no", "아니요", "아니오": return reading.back?.action
    default: return nil
    }
  }

  /// Sends the text that stayed in the field while a reply was arriving.
  private func sendFieldText(_ name: PlainReading.Name) {
    guard let item = reading.item(named: name), case .field(let input) = item.kind, input.acceptsLines else { return }
    printer.echo = input.text.wrappedValue
    input.submit()
  }

  /// Enters words in the screen's composer.
  private func write(_ words: String) {
    guard let (item, input) = reading.composer else { return say(language.nothingToFill) }
    enter(words, in: input, named: item.name)
  }

  private func choose(_ number: Int, _ target: PlainReading.Name?, typed: String, rest: String?) {
    let hasComposer = reading.composer != nil
    guard let name = target else {
      if rest != nil, hasComposer { return write(typed) }
      return say(language.noSuchNumber(typed, asWords: hasComposer))
    }
    guard let item = reading.item(named: name) else {
      if rest != nil, hasComposer { return write(typed) }
      return say(language.isGone(number))
    }
    switch (item.kind, rest) {
    case (.action(let act), nil): act()
    case (.action, _): if hasComposer { write(typed) } else { say(language.takesNoWords(number)) }
    case (.choice(let choice), nil): choice.turn()
    case (.choice(let choice), let words?): choose(words, of: choice, item)
    case (.field, nil): asked = name
    case (.field, let words?): fill(name, with: words)
    case (.heading, _), (.text, _), (.more, _): say(language.isGone(number))
    }
  }

  private func choose(_ words: String, of choice: PlainChoice, _ item: PlainReading.Item) {
    guard let place = choice.place(of: words) else { return say(language.choices(choice.options)) }
    if place == choice.selected { write(printer.announced(item)) } else { choice.select(place) }
  }

  /// Fills a field by its number. A hyphen alone empties it.
  private func fill(_ name: PlainReading.Name, with words: String) {
    guard let item = reading.item(named: name), case .field(let input) = item.kind else {
      return say(language.nothingToFill)
    }
    enter(words == "-" ? "" : words, in: input, named: name)
  }

  private func enter(_ words: String, in input: TextInput, named name: PlainReading.Name) {
    let words = input.acceptsLines ? words : words.split(whereSeparator: \.isNewline).joined(separator: " ")
    displaceUnsent(by: words, in: input, named: name)
    input.text.wrappedValue = words
    printer.echo = words
    filled = (name, words)
    input.submit()
    giveBackUnsent()
  }

  /// Prints the content of a field that was filled. A field that was sent is empty by now, and is not printed.
  func printFilled() {
    guard let (name, words) = filled else { return }
    filled = nil
    guard let item = reading.item(named: name), case .field(let input) = item.kind, input.text.wrappedValue == words
    else { return }
    write(printer.announced(item))
  }

  /// Says which ends of a list were reached when more was asked for, after everything has come to rest.
  func printEnds() {
    let gone = PlainReading.Side.allCases.filter { turned.contains($0) && !reading.waitingSides.contains($0) }
    turned = []
    write(gone.map { PlainLine(text: SafeText(untrustedLine: language.nothingMore(on: $0))) })
  }

  /// Ctrl-C cancels a wait of the whole program. Without one it does what the screen binds to it, such as stopping a
  /// reply; otherwise it ends the program.
  private func interrupt() {
    if environment.cancelWait?() == true { return }
    lookAgain()
    if let binding = reading.binding(of: KeyPress(.character("c"), .control)) {
      binding.action()
      lookAgain()
    } else {
      quit(.interrupted)
    }
  }
}

// MARK: - Running

extension PlainHost {
  /// Milliseconds. `quiet`: how long nothing must be printed before a line from a pipe is read, because the line
  /// answers what was printed. `timeout`: the longest wait for an effect of the previous line. `step`: the interval of
  /// the checks.
  private static let quiet = 120, timeout = 1_000, step = 40

  /// Shows the view until it ends. A terminal's lines are handled when they are entered. Each line of a pipe waits
  /// until everything has come to rest; the end of the pipe ends the host.
  public func run() async -> End {
    start()
    device.requestLine()
    let listener = Task { [device] in
      for await event in device.events {
        consume(event)
        if ended != nil { return }
      }
      quit(.hangup)
    }
    let end = await waitForEnd()
    listener.cancel()
    stop()
    return end
  }

  private func consume(_ event: LineEvent) {
    switch event {
    case .line where !device.isInteractive, .end where !device.isInteractive:
      // Lines are handled in order; no further line is taken before the program asks for it.
      let before = taking
      taking = Task { [weak self] in
        await before?.value
        await self?.settle()
        guard let self else { return }
        newsBefore = news
        handle(event)
        device.requestLine()
      }
    case .line, .paste:
      handle(event)
      device.requestLine()
    default: handle(event)
    }
  }

  /// Waits for an effect of the previous line, and then for rest.
  private func settle() async {
    var (waited, calm) = (0, 0)
    while ended == nil {
      let before = looks
      await clock.sleep(Self.step)
      waited += Self.step
      calm = before == looks && isCalm ? calm + Self.step : 0
      if calm >= Self.quiet, news > newsBefore || waited >= Self.timeout { return }
    }
  }
}
