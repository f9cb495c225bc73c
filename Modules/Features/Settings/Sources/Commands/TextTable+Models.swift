import Entities
import FeatureKit
import TerminalUI

extension TextTable {
  /// A row for each model. A terminal gets headings, the source, the id, the context window, whether it accepts pictures,
  /// and the address. A pipe gets no headings: the id first, then the source and its address.
  init(models sources: [ModelSource], language: Language, isForTerminal: Bool) {
    let rows = sources.flatMap { source in
      let name = source.name == source.provider ? source.name : "\(source.provider) (\(source.name))"
      return source.models.map { model in
        guard isForTerminal else { return [model.id, name, source.address ?? "-"] }
        return [
          name, model.id, model.contextWindow.map { "\($0)" } ?? "-",
          model.acceptsImages.map { $0 ? language.yes : language.no } ?? "-", source.address ?? "-",
        ]
      }
    }
    self.init((isForTerminal ? [language.modelHeadings] : []) + rows)
  }
}
