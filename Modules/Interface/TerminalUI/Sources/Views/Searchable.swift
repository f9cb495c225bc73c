/// A view with a search field above it.
public struct Searchable<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let content: Content
  let text: Binding<String>
  let prompt: String?
  let status: String
  let onSubmit: (@MainActor () -> Void)?
  var acceptsFocusFirst = false

  /// Gives the field the focus when the screen opens: for a screen made for searching.
  public func defaultFocus() -> Searchable {
    var view = self
    view.acceptsFocusFirst = true
    return view
  }

  /// The content.
  public var body: some View {
    VStack {
      HStack(spacing: 1) {
        Text(line: "/").foregroundStyle(.accent).accessibilityHidden()
        acceptsFocusFirst ? field.defaultFocus() : field
        // In a narrow window the field has all of the row.
        if !status.isEmpty, window.columns >= 40 { Text(line: status).foregroundStyle(.secondary).padding(.leading, 1) }
      }
      // A small window has no row to spare.
      content.padding(.top, window.rows >= 12 ? 1 : 0)
    }
  }

  private var field: TextField {
    var field = TextField(prompt ?? language.search, text: text, onSubmit: onSubmit)
    (field.wayOn, field.isSearchField) = (language.firstFound, true)
    return field
  }
}

extension View {
  /// Adds a search field above the view. The owner of the text does the searching. "/" leads to the field where no text
  /// is typed.
  /// - Parameters:
  ///   - prompt: The prompt of the empty field; nil for the word “Search”.
  ///   - status: The outcome of the search in a few words, beside the field; empty for none.
  ///   - onSubmit: Called on Enter; without it Enter goes to the first control of the results.
  public func searchable(
    text: Binding<String>, prompt: String? = nil, status: String = "", onSubmit: (@MainActor () -> Void)? = nil
  ) -> Searchable<Self> {
    Searchable(content: self, text: text, prompt: prompt, status: status, onSubmit: onSubmit)
  }
}
