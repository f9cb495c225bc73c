public import Entities

extension ConfigurationEntry {
  /// Options of every kind: with a few values, with two, with any value.
  public static let samples = [
    ConfigurationEntry(key: "theme", value: "auto", choices: ["auto", "light", "dark", "none"]),
    ConfigurationEntry(key: "density", value: "comfortable", choices: ["comfortable", "compact"]),
    ConfigurationEntry(key: "motion", value: "full", choices: ["full", "reduced"]),
    ConfigurationEntry(key: "lang", value: "en", choices: ["en", "ko"]),
    ConfigurationEntry(key: "shortcuts", value: nil),
    ConfigurationEntry(key: "no_mouse", value: "false", choices: ["true", "false"]),
    ConfigurationEntry(key: "effort", value: nil, choices: ["off", "low", "medium", "high", "max"]),
    ConfigurationEntry(key: "temperature", value: "0.7", source: "/home/ada/.config/aichat/config.json: temperature"),
    ConfigurationEntry(key: "timeout", value: "30", source: "AICHAT_TIMEOUT"),
    ConfigurationEntry(key: "data_dir", value: "/home/ada/.local/share/aichat"),
    ConfigurationEntry(key: "verbose", value: "false", choices: ["true", "false"]),
    ConfigurationEntry(key: "telemetry_file", value: "false", choices: ["true", "false"]),
  ]
}
