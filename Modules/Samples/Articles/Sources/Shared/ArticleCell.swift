import DesignSystem
import SampleEntities
import TerminalUI

/// An article as a row: its title, and the first two lines of its text.
struct ArticleCell: View {
  @Environment(\.isFocused) private var isFocused
  let article: Article

  var body: some View {
    HStack(spacing: 1) {
      Text(line: isFocused ? "▌" : " ").foregroundStyle(.accent).accessibilityHidden()
      VStack {
        Text(line: article.title).bold()
        Text(article.body).lineLimit(2).foregroundStyle(.secondary)
      }
      .highlighted(isFocused)
    }
  }
}
