import Entities
import FeatureKit
import TerminalUI

/// The table of models as it grows: the source that answers first comes first.
struct ModelRows {
  private var answered: [ModelSource] = []
  private var count = 0

  /// The lines that were not there before, the headings first of all.
  mutating func lines(new sources: [ModelSource], _ language: Language) -> ArraySlice<String> {
    answered += sources.filter { source in
      !source.isAwaited && !answered.contains { $0.provider == source.provider && $0.address == source.address }
    }
    // Columns are as wide as the rows of now need.
    let lines = TextTable(models: answered, language: language).lines(aligned: true)
    defer { count = lines.count }
    return lines[count...]
  }
}
