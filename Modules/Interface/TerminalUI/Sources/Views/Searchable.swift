/// A view with a field above it to search it.
public struct Searchable<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.windowSize) private var window
  let content: Content
  let text: Binding<String>
  let prompt: String?
  let status: String
  let onSubmit: (@MainActor () -> Void)?
  var acceptsFocusFirst = false

  /// Puts the focus in the field when the screen opens: for a screen that is there to search.
  public func defaultFocus() -> Searchable {
    var view = self
    view.acceptsFocusFirst = true
    return view
  }

  /// What it is made of.
  public var body: some View {
    VStack {
      HStack(spacing: 1) {
        Text(line: "/").foregroundStyle(.accent).accessibilityHidden()
        acceptsFocusFirst ? field.defaultFocus() : field
        // In a narrow window the words have all of the row.
        if !status.isEmpty, window.columns >= 40 { Text(line: status).foregroundStyle(.secondary).padding(.leading, 1) }
      }
      // A small window has no row to spare.
      if window.rows >= 12 { Divider() }
      content
    }
  }

  private var field: TextField {
    var field = TextField(prompt ?? language.search, text: text, onSubmit: onSubmit)
    field.wayOn = language.firstFound
    return field
  }
}

extension View {
  /// A field above the view, for the words to search it by. Searching is up to whoever keeps the text.
  /// - Parameters:
  ///   - prompt: What the field says while it is empty; nil for the word “Search”.
  ///   - status: What came of the search in a few words, beside the field; empty for nothing.
  ///   - onSubmit: Called on Enter; without it Enter goes to the first control of what was found.
  public func searchable(
    text: Binding<String>, prompt: String? = nil, status: String = "", onSubmit: (@MainActor () -> Void)? = nil
  ) -> Searchable<Self> {
    Searchable(content: self, text: text, prompt: prompt, status: status, onSubmit: onSubmit)
  }
}
