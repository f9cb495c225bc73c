#if os(Linux)
@_spi(Reflection) import Swift
#endif

/// A property of a view that must be told where the view stands before its body is read.
@MainActor protocol DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int)
}

/// Finds the dynamic properties of views.
@MainActor enum DynamicProperties {
  /// Where they lie in the views of a type.
  private static var known: [ObjectIdentifier: [Field]] = [:]

  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  static func attach<V: View>(of view: V, to evaluation: Evaluation) {
    let id = ObjectIdentifier(V.self)
    let fields = known[id] ?? fields(of: V.self)
    known[id] = fields
    if fields.isEmpty { return }
    withUnsafePointer(to: view) { view in
      for (slot, field) in fields.enumerated() {
        property(field.type, at: UnsafeRawPointer(view) + field.offset).attach(to: evaluation, slot: slot)
      }
    }
  }

  /// Only structures can be dynamic properties: to ask a class or a closure about it takes the runtime long.
  private static func fields(of view: Any.Type) -> [Field] {
    var fields: [Field] = []
    _forEachField(of: view) { _, offset, type, kind in
      if kind == .struct, let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    return fields
  }

  private static func property<P: DynamicProperty>(_: P.Type, at place: UnsafeRawPointer) -> any DynamicProperty {
    place.assumingMemoryBound(to: P.self).pointee
  }
}
