// swift-tools-version: 6.2
import PackageDescription

// A small project that breaks every rule. FixtureTests says what each mistake is.

let package = Package(
  name: "broken",
  dependencies: [.package(url: "https://example.com/argument-parser", from: "1.0.0")],
  targets: [
    .target(name: "Entities", path: "Modules/Entities/Sources"),
    .target(name: "Ghost", path: "Modules/Services/Ghost/Sources"),
    .target(name: "Terminal", dependencies: ["Entities"], path: "Modules/Interface/Terminal/Sources"),
    .target(name: "DesignSystem", path: "Modules/Interface/DesignSystem/Sources"),
    .target(name: "TerminalTesting", path: "Modules/Interface/TerminalTesting/Sources"),
    .target(name: "Storage", dependencies: ["Entities"], path: "Modules/Services/Storage/Sources"),
    .target(name: "Shared", dependencies: ["Chat"], path: "Modules/Shared/Sources"),
    .target(
      name: "Explore", dependencies: ["Storage", "TerminalTesting"], path: "Modules/Features/Explore/Sources"),
    .target(name: "Chat", dependencies: ["Entities"], path: "Modules/Features/Chat/Sources"),
    .target(name: "Profile", dependencies: ["Shared"], path: "Modules/Features/Profile/Sources"),
    .target(
      name: "Core",
      dependencies: ["Explore", "Entities", .product(name: "ArgumentParser", package: "argument-parser")],
      path: "Modules/Core/Sources"),
  ])
