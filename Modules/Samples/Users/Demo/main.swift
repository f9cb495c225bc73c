import FeatureDemo
import FeatureKit
import SampleEntities
import Users
import UsersTestSupport

await Demonstration("users") { stage in
  let interactor = FakeUsersInteractor(stage.scene)
  @MainActor func users() -> UsersBuilder {
    UsersBuilder(interactor: interactor) { context in
      RecordingUsersRouter { call in
        stage.record(call)
        guard case .showUserDetail(let user) = call else { return }
        stage.show(at: context) { users().user(UserParameters(user: user), at: $0) }
      }
    }
  }
  return users()
}.run()
