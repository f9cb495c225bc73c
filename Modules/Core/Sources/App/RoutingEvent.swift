import Entities
import Navigation

/// The events of the navigation: what came and went, and every request that could not be fulfilled. The names of tabs
/// and screens are left out, because a name may come from a link that the user typed.
enum RoutingEvent {
  static func event(of change: NavigationEvent) -> LoggableEvent {
    switch change {
    case .appeared(.screen, let segue?):
      LoggableEvent("Routing", "Screen_Appear", .info, [.choice("segue", segue)])
    case .appeared(.screen, nil): LoggableEvent("Routing", "Screen_Appear", .info)
    case .appeared(.modal, _): LoggableEvent("Routing", "Modal_Appear", .info)
    case .appeared(.alert, _): LoggableEvent("Routing", "Alert_Appear", .info)
    case .dismissed(.screen): LoggableEvent("Routing", "Screen_Dismiss", .info)
    case .dismissed(.modal): LoggableEvent("Routing", "Modal_Dismiss", .info)
    case .dismissed(.alert): LoggableEvent("Routing", "Alert_Dismiss", .info)
    case .tabChanged: LoggableEvent("Routing", "Tab_Select", .info)
    case .queueChanged(let count):
      LoggableEvent("Routing", "ScreenQueue_Updated", .info, [.count("screens", count)])
    case .failed(let failure): event(of: failure)
    }
  }

  private static func event(of failure: NavigationFailure) -> LoggableEvent {
    switch failure {
    case .screenIsGone: LoggableEvent("Routing", "ScreenIsGone", .warning)
    case .noSuchScreen: LoggableEvent("Routing", "NoSuchScreen", .warning)
    case .rootStays: LoggableEvent("Routing", "RootStays", .warning)
    case .noSuchTab: LoggableEvent("Routing", "NoSuchTab", .warning)
    case .noSuchModal: LoggableEvent("Routing", "NoSuchModal", .warning)
    case .queueIsEmpty: LoggableEvent("Routing", "QueueIsEmpty", .warning)
    }
  }
}
