import Entities
import FeatureKit
import TerminalUI

extension ModelSource {
  /// The rows for a pipe: the id of each model first, then the source and its address.
  var fields: [[String]] { models.map { [$0.id, label, address ?? "-"] } }

  /// The provider, with the name of its server where that is another one.
  fileprivate var label: String { name == provider ? name : "\(provider) (\(name))" }

  /// The rows for a terminal: the source, the id, the context window, whether the model accepts pictures, the address.
  fileprivate func cells(in language: Language) -> [[String]] {
    models.map { model in
      [
        label, model.id, model.contextWindow.map { "\($0)" } ?? "-",
        model.acceptsImages.map { $0 ? language.yes : language.no } ?? "-", address ?? "-",
      ]
    }
  }
}

/// The lines of models on a terminal, those of each source as soon as it answers, under headings.
struct ModelLines {
  /// The columns for the id of a model. A longer one widens the lines after it.
  private static let idColumns = 24
  private var shown: Set<[String?]> = []
  private var widths: [Int] = []

  /// The lines of the sources that have answered since the last call.
  mutating func next(of sources: [ModelSource], in language: Language) -> [String] {
    var rows: [[String]] = []
    for source in sources
    where !source.isAwaited && shown.insert([source.provider, source.name, source.address]).inserted {
      rows += source.cells(in: language)
    }
    guard !rows.isEmpty else { return [] }
    if widths.isEmpty {
      // The names of the sources are known before their models.
      widths = [sources.map { TextTable.columns(of: $0.label) }.max() ?? 0, Self.idColumns]
      rows.insert(language.modelHeadings, at: 0)
    }
    return TextTable(rows).lines(widths: &widths)
  }
}
