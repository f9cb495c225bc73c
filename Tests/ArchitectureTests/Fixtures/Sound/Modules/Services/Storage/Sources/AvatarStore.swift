import CSQLite
import Entities

let all = "SELECT name FROM avatars"
