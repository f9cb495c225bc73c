import Chat
import Explore
import Storage

struct CoreInteractor {}
