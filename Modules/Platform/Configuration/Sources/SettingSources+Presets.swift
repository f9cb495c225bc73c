import Entities

extension CommonOption {
  /// The preset's field of the option; nil for none.
  var field: Preset.Field? {
    if case .preset(let field) = kind { return field }
    return self == .summaries ? .summarizes : nil
  }
}

extension SettingSources {
  /// A preset with only this value; an empty one if it is not set.
  func preset(_ option: CommonOption, _ field: Preset.Field) throws(ConfigurationError) -> Preset {
    guard let setting = self[option] else { return Preset() }
    if case .truth = option.kind { return Preset(summarizes: try truth(option)) }
    var preset = Preset()
    guard preset.set(field, to: setting.text), !preset.isEmpty else {
      throw .wrongValue(option, found: setting.text, at: setting.origin)
    }
    return preset
  }

  /// The presets of the command, and separately those of the environment and config.json.
  func presets() throws(ConfigurationError) -> PresetStack {
    var stack = PresetStack()
    for option in CommonOption.allCases {
      guard let field = option.field, let setting = self[option] else { continue }
      let origin: PresetStack.Origin = if case .flag = setting.origin { .flag } else { .configuration }
      stack[origin] = stack[origin].completed(by: try preset(option, field))
    }
    return stack
  }
}
