// Where the fields of a type lie is known to the standard library, which tells it under another name than its public
// ones: by Mirror every view would be taken apart anew. Only the toolchain for Linux lets it be called.
@_spi(Reflection) import Swift

/// A property of a view that must be told where the view stands before its body is read.
@MainActor protocol DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int)
}

/// Finds the dynamic properties of views.
@MainActor enum DynamicProperties {
  /// Where they lie in the views of a type, asked once for each.
  private static var known: [ObjectIdentifier: [Field]] = [:]

  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  static func attach<V: View>(of view: V, to evaluation: Evaluation) {
    let fields = fields(of: V.self)
    if fields.isEmpty { return }
    withUnsafePointer(to: view) { view in
      for (slot, field) in fields.enumerated() {
        property(field.type, at: field.offset, in: UnsafeRawPointer(view)).attach(to: evaluation, slot: slot)
      }
    }
  }

  private static func fields<V: View>(of type: V.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _forEachField(of: type) { _, offset, type, kind in
      // Nothing else is one, and to learn that of a class takes a look at every conformance in the program.
      if kind == .struct, let type = type as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: type))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func property<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int, in view: UnsafeRawPointer
  ) -> any DynamicProperty {
    (view + offset).assumingMemoryBound(to: type).pointee
  }
}
