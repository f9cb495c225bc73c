import ArchiveLines
import Entities

/// The lines about the lorebooks of the profile.
extension RecordOrder {
  mutating func lorebook(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.lorebooks, fields)
    guard let profile else { throw fields.failure("a profile before it", "앞에 있는 프로필") }
    let lorebook = Lorebook(
      id: try fields.id("id"), profile: profile, name: try fields.name("name"),
      description: try fields.optionalText("description", atMost: Lorebook.longestDescription) ?? "",
      isEnabled: try fields.flag("is_enabled"), entryCount: Int(try fields.number("entries", in: 0...1_000_000)),
      created: try fields.time("created"), changed: try fields.time("changed"),
      isDeleted: try fields.flag("is_deleted"))
    try requireNew(lorebooks.insert(lorebook.id).inserted, fields)
    let text = try fields.text("text", atMost: Lorebook.longestText)
    if lorebook.isDeleted, !text.isEmpty || !lorebook.description.isEmpty || lorebook.entryCount > 0 {
      throw fields.failure("no text where it “is_deleted”", "“is_deleted”이면 글 없음")
    }
    return .lorebook(lorebook, text: text)
  }

  mutating func assignment(_ fields: ArchiveFields) throws(LineFailure) -> ProfileRecord {
    try enter(.assignments, fields)
    let lorebook: Lorebook.ID = try fields.id("lorebook")
    guard lorebooks.contains(lorebook) else {
      throw fields.failure("a “lorebook” that came before", "앞에 나온 “lorebook”")
    }
    let assignment = LorebookAssignment(lorebook, in: try fields.scope())
    try requireNew(assignments.insert(assignment).inserted, fields)
    return .assignment(assignment)
  }
}
