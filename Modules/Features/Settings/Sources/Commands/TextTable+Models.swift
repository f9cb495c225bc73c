import Entities
import FeatureKit
import TerminalUI

extension TextTable {
  /// A row for each model: its source, its id, its context window, whether it accepts pictures, and the address.
  init(models sources: [ModelSource], language: Language) {
    let rows = sources.flatMap { source in
      source.models.map { model in
        [
          source.name == source.provider ? source.name : "\(source.provider) (\(source.name))", model.id,
          model.contextWindow.map { "\($0)" } ?? "-",
          model.acceptsImages.map { $0 ? language.yes : language.no } ?? "-", source.address ?? "-",
        ]
      }
    }
    self.init([language.modelHeadings] + rows)
  }
}
