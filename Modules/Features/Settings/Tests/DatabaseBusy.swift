/// A failure as services report them.
struct DatabaseBusy: Error, CustomStringConvertible {
  var description: String { "The database is busy." }
}
