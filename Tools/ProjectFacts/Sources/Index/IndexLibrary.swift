import Foundation
import Glibc

/// The functions of libIndexStore, the toolchain's library that reads the compiler's index of each compiled file.
///
/// They are those of `indexstore.h`: https://github.com/swiftlang/llvm-project/tree/next/clang/include/indexstore
struct IndexLibrary {
  /// A pointer that only the library understands.
  typealias Handle = UnsafeMutableRawPointer
  /// `indexstore_string_ref_t` is a pointer and a length. `iovec` has that layout and can cross to C.
  typealias Words = iovec
  typealias EachName = @convention(c) (Handle?, Words) -> Bool
  typealias Each = @convention(c) (Handle?, Handle) -> Bool
  typealias Name = @convention(c) (Handle) -> Words
  typealias Roles = @convention(c) (Handle) -> UInt64
  typealias Kind = @convention(c) (Handle) -> UInt32
  typealias Walk = @convention(c) (Handle, Handle?, Each) -> Bool
  typealias Opening = @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?

  let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  let eachUnit: @convention(c) (Handle, UInt32, Handle?, EachName) -> Bool
  let openUnit: Opening, openRecord: Opening
  let closeUnit: @convention(c) (Handle) -> Void, closeRecord: @convention(c) (Handle) -> Void
  let mainFile: Name, dependencyName: Name, symbolName: Name, symbolUSR: Name
  let dependencyKind: Kind, symbolKind: Kind, symbolSubkind: Kind
  let eachDependency: Walk, eachOccurrence: Walk, eachRelation: Walk
  let occurrenceSymbol: @convention(c) (Handle) -> Handle, relationSymbol: @convention(c) (Handle) -> Handle
  let occurrenceRoles: Roles, relationRoles: Roles
  let occurrencePlace: @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void

  /// - Throws: `FactsError` when the toolchain has no such library, or one without these functions.
  init(of toolchain: Toolchain) throws {
    let library = toolchain.swift.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/libIndexStore.so")
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL) else {
      throw FactsError("The toolchain's index reader cannot be used: \(String(cString: dlerror()))")
    }
    func function<Function>(_ name: String) throws -> Function {
      guard let found = dlsym(handle, "indexstore_" + name) else { throw FactsError("\(library.path) has no \(name)") }
      return unsafeBitCast(found, to: Function.self)
    }
    openStore = try function("store_create")
    eachUnit = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    openRecord = try function("record_reader_create")
    closeUnit = try function("unit_reader_dispose")
    closeRecord = try function("record_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    dependencyName = try function("unit_dependency_get_name")
    symbolName = try function("symbol_get_name")
    symbolUSR = try function("symbol_get_usr")
    dependencyKind = try function("unit_dependency_get_kind")
    symbolKind = try function("symbol_get_kind")
    symbolSubkind = try function("symbol_get_subkind")
    eachDependency = try function("unit_reader_dependencies_apply_f")
    eachOccurrence = try function("record_reader_occurrences_apply_f")
    eachRelation = try function("occurrence_relations_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    relationSymbol = try function("symbol_relation_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    relationRoles = try function("symbol_relation_get_roles")
    occurrencePlace = try function("occurrence_get_line_col")
  }

  /// Calls a closure for each part of something.
  func walk(_ walk: Walk, of whole: Handle, _ body: (Handle) -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { context in
        _ = walk(whole, Handle(context)) { context, part in
          context?.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(part)
          return true
        }
      }
    }
  }

  static func text(_ words: Words) -> String {
    guard let start = words.iov_base else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: words.iov_len), as: UTF8.self)
  }
}
