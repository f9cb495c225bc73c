/// A program with known dead code, word for word.
protocol Selling {
  func sell()
  func refund()
}

extension Selling {
  func sell() {}
}

struct Shop: Selling, CustomStringConvertible {
  var name = "corner"
  var unread = Unused.first
  var description: String { name }

  func refund() {}
  func open() { print(self) }
  func neverCalled() { alsoNever() }
  func alsoNever() { neverCalled() }
}

enum Size: String {
  case small, large
}

enum Day {
  case monday, never
}

enum Unused {
  case first
}

struct Stored: Codable {
  var amount = 0
}

@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}

@propertyWrapper struct Kept {
  var wrappedValue: Int
}

class Base {
  func draw() {}
}

final class Derived: Base {
  override func draw() { print("derived") }
  func stray() {}
}

func run(@Lines _ lines: () -> [String]) { print(lines()) }

typealias Name = String

@main enum Program {
  static func main() {
    @Kept var count = 1
    Shop().open()
    (Shop() as any Selling).sell()
    (Derived() as Base).draw()
    print(Size(rawValue: "small") as Any, Day.monday, Stored(), count)
    run { "one" }
  }
}
