import Entities
import Lore

/// What the user can see of a scan.
extension LoreReport {
  /// Why each activated entry is in the prompt.
  var origins: [LoreEntry.ID: LoreOrigin] {
    let titles = Dictionary(activated.map { ($0.id, $0.name) }) { first, _ in first }
    return Dictionary(
      activated.map { lore in
        (lore.id, LoreOrigin(book: lore.bookName, entry: lore.name, reason: Self.reason(lore.reason, titles)))
      }
    ) { first, _ in first }
  }

  private static func reason(
    _ reason: ActivatedLore.Reason, _ titles: [LoreEntry.ID: String]
  ) -> LoreOrigin.Reason {
    switch reason {
    case .constant: .constant
    case .sticky: .sticky
    case .decorator, .kept: .demanded
    case .match(let match):
      switch match.place {
      case .message(let index): .key(match.key, at: .message(index))
      case .entry(let id): .key(match.key, at: .entry(titles[id] ?? id.entry))
      case .source, .injection: .key(match.key, at: .definition)
      case nil: .key(match.key, at: .unknown)
      }
    }
  }
}

extension LoreSummary {
  /// The summary of a scan.
  /// - Parameter unsent: The activated entries that are not sent, or not whole.
  init(_ report: LoreReport, unsent: [LoreEntry.ID: LoreLeftOut.Reason] = [:]) {
    var said: Set<LocalizedText> = []
    var leftOut = report.rejected.map {
      LoreLeftOut(book: $0.bookName, entry: $0.name, reason: LoreLeftOut.Reason($0.reason))
    }
    var tokens = report.tokens
    for lore in report.activated {
      guard let reason = unsent[lore.id] else { continue }
      leftOut.append(LoreLeftOut(book: lore.bookName, entry: lore.name, reason: reason))
      if case .noRoom(let missing) = reason { tokens -= min(missing, lore.tokens) } else { tokens -= lore.tokens }
    }
    self.init(
      leftOut: leftOut, tokens: tokens, budget: report.budget,
      remarks: report.notes.compactMap(\.kind.remark).filter { said.insert($0).inserted })
  }
}

extension LoreLeftOut.Reason {
  fileprivate init(_ reason: RejectedLore.Reason) {
    switch reason {
    case .noRoom(let tokens): self = .noRoom(tokens: tokens)
    case .probability: self = .chance
    case .group(let name, _): self = .group(name)
    case .cooldown(let end), .delay(let end): self = .waiting(until: end)
    case .empty: self = .empty
    case .noOutlet: self = .outlet("")
    }
  }
}

extension LocalizedText {
  /// Macros reached a limit.
  static let macrosCut = LocalizedText(
    "Macros reached a limit; some of them are sent as they are.", "매크로가 한도에 닿아 일부는 그대로 보냅니다.")
}

extension LoreNote.Kind {
  /// The remark for the user; nil for what concerns only the author of a card.
  fileprivate var remark: LocalizedText? {
    switch self {
    case .badPattern(let key, _):
      LocalizedText(
        "The key \(key) is no valid regular expression; it is searched as a text.",
        "\(key) 키는 올바른 정규식이 아니어서 글자 그대로 찾습니다.")
    case .patternCut(let key):
      LocalizedText("The search for the key \(key) took too long.", "\(key) 키를 찾는 데 너무 오래 걸려 멈췄습니다.")
    case .searchCut:
      LocalizedText("The search of the lorebook took too long.", "로어북을 살피는 데 너무 오래 걸려 멈췄습니다.")
    case .textCut: LocalizedText("Some text was too long to be searched for keys.", "글이 너무 길어 일부에서는 키를 찾지 않았습니다.")
    case .passesCut: LocalizedText("The lorebook fired too many times in a row.", "로어북 항목이 너무 많이 이어져 멈췄습니다.")
    case .entriesCut: LocalizedText("The lorebook has too many entries.", "로어북의 항목이 너무 많아 일부는 살피지 않았습니다.")
    case .keysCut: LocalizedText("An entry of the lorebook has too many keys.", "키가 너무 많은 로어북 항목이 있습니다.")
    case .contentTooLong: LocalizedText("An entry of the lorebook is too long.", "너무 긴 로어북 항목이 있습니다.")
    case .macrosCut: .macrosCut
    case .vectorized, .unknownDecorators: nil
    }
  }
}
