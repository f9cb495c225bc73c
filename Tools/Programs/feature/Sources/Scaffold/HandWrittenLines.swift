import ProjectFacts

/// The three hand-written lines of a feature: its word in the manifest, its place in the app's list, its owner.
struct HandWrittenLines {
  let checkout: Checkout

  static let manifest = SwiftList(opening: "let features = ", path: "Package.swift")
  static let app = SwiftList(opening: "AichatApp(\"aichat\", ", path: "Apps/aichat/Aichat.swift")

  /// The new texts of the three files, with the feature added.
  func adding(_ name: FeatureName) throws -> [String: String] {
    let (manifest, app) = (Self.manifest, Self.app)
    return [
      manifest.path: try manifest.appending("\"\(name.module)\"", to: try checkout.text(manifest.path)),
      app.path: try app.appending(".\(name.member)", to: try checkout.text(app.path)),
      OwnerLine.path: try OwnerFile(text: try checkout.text(OwnerLine.path)).adding(name),
    ]
  }

  /// The new texts of those of the three files that mention the feature, with the feature removed.
  func removing(_ name: FeatureName) throws -> [String: String] {
    let (manifest, app) = (Self.manifest, Self.app)
    let all = [
      manifest.path: try manifest.removing("\"\(name.module)\"", from: try checkout.text(manifest.path)),
      app.path: try app.removing(".\(name.member)", from: try checkout.text(app.path)),
      OwnerLine.path: OwnerFile(text: try checkout.text(OwnerLine.path)).removing(name),
    ]
    return try all.filter { try $0.value != checkout.text($0.key) }
  }
}
