// The standard library knows the offsets of a type's fields, and exposes them only in this interface. Mirror would
// take every view apart again in each frame. Only the toolchain for Linux offers the call.
@_spi(Reflection) import Swift

/// A property of a view that needs the view's place before its body is read.
@MainActor protocol DynamicProperty {
  func attach(to evaluation: Evaluation, slot: Int)
}

/// Finds the dynamic properties of views.
@MainActor enum DynamicProperties {
  /// Their offsets in the views of a type, looked up once for each type.
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
    _forEachField(of: type) { name, offset, type, kind in
      // Dynamic properties are property wrappers, which are structs and stored under a name that begins with "_". Asking
      // any other type would search every conformance in the program.
      if kind == .struct, name.pointee == 0x5F, let type = type as? any DynamicProperty.Type {
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
