import Terminal

extension VirtualTerminal {
  /// Executes a control sequence.
  mutating func perform(_ parameters: String, final: UInt8) {
    let name = Character(Unicode.Scalar(final))
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let isPlain = parameters.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
    switch (name, parameters) {
    case ("H", _) where isPlain:
      place(Point(x: max(1, numbers.dropFirst().first ?? 1) - 1, y: max(1, numbers.first ?? 1) - 1))
    case ("G", _) where isPlain: place(Point(x: max(1, numbers.first ?? 1) - 1, y: cursor.y))
    case ("K", ""), ("K", "0"):
      erase(from: cursor.x, to: size.width, row: cursor.y)
      isWrapPending = false
    case ("A", _) where isPlain: place(Point(x: cursor.x, y: max(0, cursor.y - max(1, numbers.first ?? 1))))
    case ("J", "2"):
      for y in 0..<size.height { erase(from: 0, to: size.width, row: y) }
    case ("m", _) where isPlain: setStyle(numbers)
    case ("h", _) where parameters.hasPrefix("?"): setMode(parameters.dropFirst(), to: true)
    case ("l", _) where parameters.hasPrefix("?"): setMode(parameters.dropFirst(), to: false)
    case ("u", _) where parameters.hasPrefix(">"): keyboardModes.append(Int(parameters.dropFirst()) ?? 0)
    case ("u", "<"): _ = keyboardModes.popLast()
    case ("q", "0 "): break
    case ("q", ">0"): questions.append("CSI >0q")
    case ("n", "6"), ("c", ""): questions.append("CSI \(parameters)\(name)")
    default: unexpected.append("CSI \(parameters)\(name)")
    }
  }

  /// Executes an operating system command: text for the clipboard, a link, or a query for a colour.
  mutating func consumeSystemCommand(_ command: String) {
    if command == "10;?" || command == "11;?" {
      questions.append("OSC \(command)")
    } else if command.hasPrefix("8;") {
      consumeLink(command.dropFirst("8;".count))
    } else if command.hasPrefix("52;c;"), command != "52;c;?" {
      systemCommands.append(command)
    } else {
      unexpected.append("OSC \(command.prefix(80))")
    }
  }

  /// Begins or ends a link. An address must be of a permitted kind, of visible ASCII, and not too long.
  private mutating func consumeLink(_ command: Substring) {
    let parts = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return unexpected.append("OSC 8;\(command)") }
    let (parameters, target) = (parts[0], parts[1])
    if parameters.isEmpty, target.isEmpty {
      link = nil
      return
    }
    let isKnown = ["http://", "https://", "mailto:"].contains { target.hasPrefix($0) && target.count > $0.count }
    let isPlain = target.utf8.allSatisfy { 0x21...0x7E ~= $0 } && target.utf8.count <= 2_048
    let isNamed = parameters.hasPrefix("id=") && !parameters.contains(":")
    if !isKnown || !isPlain || !isNamed { unexpected.append("OSC 8;\(command.prefix(80))") }
    link = String(target)
  }

  private mutating func place(_ point: Point) {
    cursor = Point(x: min(point.x, size.width - 1), y: min(point.y, size.height - 1))
    isWrapPending = false
    lastPrinted = nil
  }

  private mutating func setMode(_ text: Substring, to isSet: Bool) {
    guard let mode = Int(text), [7, 25, 1002, 1004, 1006, 1049, 2004, 2026, 2031].contains(mode) else {
      unexpected.append("mode ?\(text)")
      return
    }
    if mode == 2026, !isSet, modes.contains(mode) { updates += 1 }
    if mode == 25 {
      isCursorVisible = isSet
    } else if mode == 1049 {
      guard isSet != isAlternateScreen else { return }
      isAlternateScreen = isSet
      swap(&cells, &otherScreen)
      swap(&pictures, &otherPictures)
      if isSet { otherCursor = cursor } else { place(otherCursor) }
      if isSet { cells = Array(repeating: VirtualCell(), count: cells.count) }
    } else if isSet {
      modes.insert(mode)
    } else {
      modes.remove(mode)
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var codes = (numbers.isEmpty ? [0] : numbers)[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = Style()
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 9: pen.attributes.insert(.strikethrough)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 29: pen.attributes.remove(.strikethrough)
      case 30...37: pen.foreground = .palette(UInt8(code - 30))
      case 90...97: pen.foreground = .palette(UInt8(code - 82))
      case 39: pen.foreground = .standard
      case 38: pen.foreground = color(from: &codes) ?? pen.foreground
      case 40...47: pen.background = .palette(UInt8(code - 40))
      case 100...107: pen.background = .palette(UInt8(code - 92))
      case 49: pen.background = .standard
      case 48: pen.background = color(from: &codes) ?? pen.background
      default: unexpected.append("style \(code)")
      }
    }
  }

  private mutating func color(from codes: inout ArraySlice<Int>) -> Color? {
    let kind = codes.popFirst()
    let count = kind == 5 ? 1 : kind == 2 ? 3 : 0
    let values = codes.prefix(count).map { UInt8(clamping: $0) }
    codes = codes.dropFirst(count)
    if count == 1, values.count == 1 { return .palette(values[0]) }
    if count == 3, values.count == 3 { return .rgb(values[0], values[1], values[2]) }
    unexpected.append("a colour of kind \(kind ?? -1)")
    return nil
  }
}
