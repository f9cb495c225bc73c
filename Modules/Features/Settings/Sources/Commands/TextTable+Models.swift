import Entities
import FeatureKit
import TerminalUI

extension TextTable {
  /// A row a model: who has it, what it is called there, what is known of it, and where that is.
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
