import Terminal

/// A picture that a `VirtualTerminal` received.
public struct VirtualPicture: Hashable, Sendable {
  /// Its size in cells.
  public var columns: Int, rows: Int
  /// The number of letters of its file in base64.
  public var letters: Int

  /// A picture.
  public init(columns: Int, rows: Int, letters: Int) {
    self.columns = columns
    self.rows = rows
    self.letters = letters
  }
}

extension VirtualTerminal {
  /// The number of pictures on the screen that is not shown.
  public var otherScreenPictureCount: Int { otherPictures.count }

  /// Executes a command of kitty's graphics protocol.
  mutating func consumePicture(_ command: Substring) {
    let parts = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = (parts.first ?? "").split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard parts.count <= 2, pairs.allSatisfy({ $0.count == 2 }) else {
      unexpected.append("APC G\(command)")
      return
    }
    let keys = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    let letters = parts.count == 2 ? parts[1].utf8.count : 0
    let isLegal = letters <= 4_096 && (keys["m"] != "1" || letters % 4 == 0) && (keys["q"] == "2" || keys["a"] == "q")
    switch keys["a"] {
    case _ where !isLegal: unexpected.append("APC G\(command.prefix(60))")
    case "q": questions.append("APC G\(command)")
    case "d" where keys["d"] == "I": pictures[Int(keys["i"] ?? "") ?? 0] = nil
    case "T" where keys["U"] == "1" && keys["f"] == "100":
      let picture = VirtualPicture(
        columns: Int(keys["c"] ?? "") ?? 0, rows: Int(keys["r"] ?? "") ?? 0, letters: letters)
      arrive(Int(keys["i"] ?? "") ?? 0, picture, isLast: keys["m"] != "1")
    case nil where arriving != nil:
      guard let number = arriving?.number, var picture = arriving?.picture else { return }
      picture.letters += letters
      arrive(number, picture, isLast: keys["m"] != "1")
    default: unexpected.append("APC G\(command.prefix(60))")
    }
  }

  private mutating func arrive(_ number: Int, _ picture: VirtualPicture, isLast: Bool) {
    arriving = isLast ? nil : (number, picture)
    if isLast { pictures[number] = picture }
  }

  /// Draws a picture over cells, as iTerm2 does.
  mutating func draw(_ command: String) {
    let keys = command.split(separator: ":").first.map(String.init) ?? ""
    func number(_ name: String) -> Int? {
      keys.split(separator: ";").first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
    }
    guard keys.contains("inline=1"), let width = number("width"), let height = number("height"),
      cursor.x + width <= size.width, cursor.y + height <= size.height
    else {
      unexpected.append("OSC \(command.prefix(80))")
      return
    }
    drawings.append(Rect(origin: cursor, size: Size(width: width, height: height)))
  }

  /// Saves the cursor and the pen, or restores them.
  mutating func keepCursor(isBack: Bool) {
    if isBack, let kept {
      (cursor, pen) = (kept.cursor, kept.pen)
      isWrapPending = false
      lastPrinted = nil
    } else {
      kept = (cursor, pen)
    }
  }
}
