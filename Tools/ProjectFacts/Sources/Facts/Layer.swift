/// The layers of the project, roughly from the top down. A folder comes before the pattern that matches it too. A layer
/// uses only the layers that `mayUse` names, and never itself, not even through others.
package enum Layer: String, CaseIterable, Sendable {
  case gallery = "Apps/gallery"
  case app = "Apps/*"
  case core = "Modules/Core"
  case commandLine = "Modules/CommandLine"
  case commandPalette = "Modules/CommandPalette"
  case feature = "Modules/Features/*"
  case sampleEntities = "Modules/Samples/SampleEntities"
  case sample = "Modules/Samples/*"
  case useCase = "Modules/UseCases/*"
  case storage = "Modules/Services/Storage"
  case service = "Modules/Services/*"
  case database = "Modules/Platform/CSQLite"
  case network = "Modules/Platform/CCurl"
  case pngDecoder = "Modules/Platform/CPNG"
  case system = "Modules/Platform/System"
  case json = "Modules/Platform/JSON"
  case http = "Modules/Platform/HTTP"
  case networkTesting = "Modules/Platform/NetworkTesting"
  case randomTesting = "Modules/Platform/RandomTesting"
  case platform = "Modules/Platform/*"
  case featureKit = "Modules/FeatureKit"
  case designSystem = "Modules/Interface/DesignSystem"
  case markdown = "Modules/Interface/Markdown"
  case navigation = "Modules/Interface/Navigation"
  case terminalTesting = "Modules/Interface/TerminalTesting"
  case terminalUI = "Modules/Interface/TerminalUI"
  case terminal = "Modules/Interface/Terminal"
  case pictures = "Modules/Interface/Pictures"
  case portraits = "Modules/Interface/Portraits"
  case entities = "Modules/Entities"
  case projectFacts = "Tools/ProjectFacts"
  case tool = "Tools/Programs/*"
  case whole = "Tests/*"

  /// The layer of a folder: the first that names it. Nil when no layer does.
  package init?(home: String) {
    let found = Self.allCases.first { layer in
      guard layer.rawValue.hasSuffix("*") else { return layer.rawValue == home }
      let parent = layer.rawValue.dropLast()
      return home.hasPrefix(parent) && !home.dropFirst(parent.count).contains("/")
    }
    guard let found else { return nil }
    self = found
  }

  /// The layers that a module of this layer may use. It may use no module of its own layer.
  package var mayUse: Set<Layer> {
    switch self {
    case .gallery:
      // The gallery has a small Core of its own.
      [
        .sample, .sampleEntities, .http, .json, .featureKit, .navigation, .designSystem, .terminalUI, .entities,
      ]
    case .app: [.core, .featureKit, .terminalUI]
    case .core:
      // The layers of the app below, except Portraits. The C libraries are inside the modules that wrap them.
      [
        .feature, .useCase, .storage, .service, .system, .json, .http, .platform, .commandLine, .commandPalette,
        .featureKit,
        .designSystem, .markdown, .navigation, .terminalUI, .terminal, .pictures, .entities,
      ]
    case .commandLine: [.featureKit, .terminalUI, .terminal, .entities]
    case .commandPalette: [.featureKit, .terminalUI, .entities]
    case .feature: [.featureKit, .designSystem, .terminalUI, .entities]
    case .sample: [.sampleEntities, .featureKit, .designSystem, .terminalUI, .entities]
    case .tool:
      // The tool `bench` measures the interface, and the replies of a test server. `sampleserver` is such a server.
      [.projectFacts, .designSystem, .terminalUI, .terminal, .networkTesting]
    case .useCase: [.storage, .service, .entities]
    case .storage: [.database, .system, .json, .platform, .entities]
    case .service: [.http, .system, .json, .platform, .entities]
    case .platform: [.system, .json, .entities]
    case .http: [.network, .system, .entities]
    case .system: [.entities]
    case .networkTesting: [.system]
    case .featureKit: [.navigation, .portraits, .terminalUI, .entities]
    case .designSystem: [.portraits, .markdown, .terminalUI]
    case .markdown, .navigation: [.terminalUI]
    case .terminalTesting: [.terminalUI, .terminal]
    case .terminalUI: [.terminal, .pictures]
    case .portraits: [.terminal, .pictures]
    case .pictures: [.pngDecoder]
    case .json, .terminal, .entities, .sampleEntities, .database, .network, .pngDecoder, .randomTesting,
      .projectFacts:
      []
    case .whole: Set(Self.allCases)
    }
  }
}

extension Layer {
  /// Whether it becomes part of a program for users, not of one for developers.
  package var ships: Bool { ![.projectFacts, .tool, .whole].contains(self) && !isForTests }

  /// The layers above it that its tests may use: Core's tests use the app's list, so that no feature goes untested.
  package var testsMayUse: Set<Layer> { self == .core ? [.app] : [] }

  /// Test support for all layers.
  package var isForTests: Bool { [.terminalTesting, .networkTesting, .randomTesting].contains(self) }
}

extension Module {
  package var layer: Layer? { Layer(home: home) }
}
