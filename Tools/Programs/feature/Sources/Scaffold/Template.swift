import Foundation

/// The files of a new feature, stored as readable text: real Swift and Markdown with the placeholders `__Name__`,
/// `__name__`, `__id__` and `__Title__` for the forms of its name, in paths too.
struct Template {
  static let folder = "Tools/Programs/feature/Templates"
  private static let ending = ".template"

  /// By path without the ending, from the project's top.
  let texts: [String: String]

  init(texts: [String: String]) { self.texts = texts }

  init(_ checkout: Checkout) throws {
    let files = checkout.files(under: Self.folder).filter { $0.hasSuffix(Self.ending) }
    guard !files.isEmpty else { throw CheckoutError("\(Self.folder) holds no templates. Has it been moved?") }
    texts = try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let path = file.dropFirst(Self.folder.count + 1).dropLast(Self.ending.count)
        return (String(path), try checkout.text(file))
      })
  }

  /// The files of a feature, before formatting.
  func filled(for name: FeatureName) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { (Self.fill($0.key, for: name), Self.fill($0.value, for: name)) })
  }

  private static func fill(_ text: String, for name: FeatureName) -> String {
    let forms = ["__Name__": name.module, "__name__": name.member, "__id__": name.id, "__Title__": name.title]
    return forms.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }
}
