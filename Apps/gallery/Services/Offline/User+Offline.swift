import SampleEntities

/// The American and British telephone numbers are from the ranges that are reserved for fiction.
extension User {
  static let english = [
    User(id: 1, name: "Clara Whitlow", email: "clara@example.org", phone: "+1 202 555 0143"),
    User(id: 2, name: "Samuel Osei", email: "samuel.osei@example.org", phone: "+44 20 7946 0112"),
    User(id: 3, name: "Renée Dubois", email: "renee@example.net", phone: "+1 202 555 0178"),
    User(id: 4, name: "Tomás Herrera", email: "tomas.herrera@example.com", phone: "+1 202 555 0119"),
    User(id: 5, name: "Hana Lindqvist", email: "hana@example.net", phone: "+44 20 7946 0857"),
    User(id: 6, name: "Jiwoo Park", email: "jiwoo.park@example.com", phone: "+1 202 555 0162"),
  ]

  static let korean = [
    User(id: 1, name: "한소라", email: "sora@example.org", phone: "02-555-0143"),
    User(id: 2, name: "오세민", email: "semin.oh@example.org", phone: "051-555-0112"),
    User(id: 3, name: "윤다해", email: "dahae@example.net", phone: "02-555-0178"),
    User(id: 4, name: "남궁현", email: "hyun@example.com", phone: "053-555-0119"),
    User(id: 5, name: "Hana Lindqvist", email: "hana@example.net", phone: "+44 20 7946 0857"),
    User(id: 6, name: "박지우", email: "jiwoo.park@example.com", phone: "062-555-0162"),
  ]
}
