#if canImport(SomethingElse)
import Dispatch
#endif
import Entities
