/// A property of a view that must be told where the view stands before its body is read.
@MainActor protocol DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int)
}

/// Finds the dynamic properties of views.
@MainActor enum DynamicProperties {
  /// Whether a type of view has any: asking by reflection is slow, so it is asked once for most.
  private static var isDynamic: [ObjectIdentifier: Bool] = [:]

  static func attach<V: View>(of view: V, to evaluation: Evaluation) {
    let type = ObjectIdentifier(V.self)
    if isDynamic[type] == false { return }
    var found = false
    for (slot, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      found = true
      property.attach(to: evaluation, slot: slot)
    }
    isDynamic[type] = found
  }
}
