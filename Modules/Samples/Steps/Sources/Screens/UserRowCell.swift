import DesignSystem
import SampleEntities
import TerminalUI

/// Draws a user as a row.
struct UserRowCell: View {
  let user: User

  var body: some View { ListCell(user.name, subtitle: user.email) }
}
