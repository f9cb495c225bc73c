public import Entities
public import TerminalUI

extension EnvironmentValues {
  private struct LocalZoneKey: EnvironmentKey {
    static let defaultValue = LocalZone.utc
  }

  /// The time zone that screens show moments in; UTC by default.
  public var localZone: LocalZone {
    get { self[LocalZoneKey.self] }
    set { self[LocalZoneKey.self] = newValue }
  }
}
