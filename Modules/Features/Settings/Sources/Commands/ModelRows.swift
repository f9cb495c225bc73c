import Entities
import FeatureKit
import TerminalUI

/// The growing table of models: the source that answers first comes first.
struct ModelRows {
  private var answered: [ModelSource] = []
  private var count = 0

  /// The lines that are new, the headings first of all.
  mutating func lines(new sources: [ModelSource], _ language: Language) -> ArraySlice<String> {
    answered += sources.filter { source in
      !source.isAwaited && !answered.contains { $0.provider == source.provider && $0.address == source.address }
    }
    // Columns are as wide as the present rows need.
    let lines = TextTable(models: answered, language: language).lines(aligned: true)
    defer { count = lines.count }
    return lines[count...]
  }
}
