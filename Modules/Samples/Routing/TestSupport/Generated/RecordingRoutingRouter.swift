// Generated from ColorRouter.swift, LeaveRouter.swift, ModalRouter.swift, PanelRouter.swift, QueueRouter.swift and ShowRouter.swift by `Tools/feature doubles Routing`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import FeatureKitTestSupport
public import Routing

/// Notes where the screens of Routing wanted to lead.
@MainActor
public final class RecordingRoutingRouter: ColorRouter, LeaveRouter, ModalRouter, PanelRouter, QueueRouter, ShowRouter {
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case askAndWithdraw
    case askForName
    case chooseColor
    case chooseColorInModal
    case clearQueue
    case confirmDeletion
    case dismissAllModals
    case dismissLayer
    case dismissModal(named: String)
    case dismissModals(count: Int)
    case dismissNearestScreen(named: String)
    case dismissPushStack
    case dismissScreen
    case dismissScreens(count: Int)
    case finish(with: String)
    case popToRoot
    case popToScreen(named: String)
    case popToThis
    case push(_ parameters: RoutingParameters, after: String)
    case pushScreen(_ parameters: RoutingParameters)
    case pushScreenOnTop(_ parameters: RoutingParameters)
    case pushScreens(_ parameters: [RoutingParameters])
    case pushScrolledScreen(_ parameters: RoutingParameters)
    case queueScreens(_ parameters: [RoutingParameters])
    case replaceScreen(by: RoutingParameters)
    case selectOtherTab
    case setAddress(_ path: [String])
    case showChoices
    case showCover(_ parameters: RoutingParameters)
    case showMessage
    case showModals(_ count: Int)
    case showNextScreen
    case showNextScreenOrDismissLayer
    case showSheet(_ parameters: RoutingParameters)
    case stackSheets(_ parameters: [RoutingParameters])
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void
  /// What `askAndWithdraw()` answers.
  public var onAskAndWithdraw: (@MainActor () async -> Bool)?
  /// What `askForName()` answers.
  public var onAskForName: (@MainActor () async -> String?)?
  /// What `chooseColor()` answers.
  public var onChooseColor: (@MainActor () async -> String?)?
  /// What `chooseColorInModal()` answers.
  public var onChooseColorInModal: (@MainActor () async -> String?)?
  /// What `confirmDeletion()` answers.
  public var onConfirmDeletion: (@MainActor () async -> Bool)?
  /// What `showChoices()` answers.
  public var onShowChoices: (@MainActor () async -> Int?)?

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func askAndWithdraw() async -> Bool {
    record(.askAndWithdraw)
    guard let onAskAndWithdraw else {
      return Unanswered.call("RecordingRoutingRouter.askAndWithdraw()", set: "onAskAndWithdraw", default: false)
    }
    return await onAskAndWithdraw()
  }

  public func askForName() async -> String? {
    record(.askForName)
    guard let onAskForName else {
      return Unanswered.call("RecordingRoutingRouter.askForName()", set: "onAskForName", default: nil)
    }
    return await onAskForName()
  }

  public func chooseColor() async -> String? {
    record(.chooseColor)
    guard let onChooseColor else {
      return Unanswered.call("RecordingRoutingRouter.chooseColor()", set: "onChooseColor", default: nil)
    }
    return await onChooseColor()
  }

  public func chooseColorInModal() async -> String? {
    record(.chooseColorInModal)
    guard let onChooseColorInModal else {
      return Unanswered.call("RecordingRoutingRouter.chooseColorInModal()", set: "onChooseColorInModal", default: nil)
    }
    return await onChooseColorInModal()
  }

  public func clearQueue() {
    record(.clearQueue)
  }

  public func confirmDeletion() async -> Bool {
    record(.confirmDeletion)
    guard let onConfirmDeletion else {
      return Unanswered.call("RecordingRoutingRouter.confirmDeletion()", set: "onConfirmDeletion", default: false)
    }
    return await onConfirmDeletion()
  }

  public func dismissAllModals() {
    record(.dismissAllModals)
  }

  public func dismissLayer() {
    record(.dismissLayer)
  }

  public func dismissModal(named name: String) {
    record(.dismissModal(named: name))
  }

  public func dismissModals(count: Int) {
    record(.dismissModals(count: count))
  }

  public func dismissNearestScreen(named name: String) {
    record(.dismissNearestScreen(named: name))
  }

  public func dismissPushStack() {
    record(.dismissPushStack)
  }

  public func dismissScreen() {
    record(.dismissScreen)
  }

  public func dismissScreens(count: Int) {
    record(.dismissScreens(count: count))
  }

  public func finish(with color: String) {
    record(.finish(with: color))
  }

  public func popToRoot() {
    record(.popToRoot)
  }

  public func popToScreen(named name: String) {
    record(.popToScreen(named: name))
  }

  public func popToThis() {
    record(.popToThis)
  }

  public func push(_ parameters: RoutingParameters, after name: String) {
    record(.push(parameters, after: name))
  }

  public func pushScreen(_ parameters: RoutingParameters) {
    record(.pushScreen(parameters))
  }

  public func pushScreenOnTop(_ parameters: RoutingParameters) {
    record(.pushScreenOnTop(parameters))
  }

  public func pushScreens(_ parameters: [RoutingParameters]) {
    record(.pushScreens(parameters))
  }

  public func pushScrolledScreen(_ parameters: RoutingParameters) {
    record(.pushScrolledScreen(parameters))
  }

  public func queueScreens(_ parameters: [RoutingParameters]) {
    record(.queueScreens(parameters))
  }

  public func replaceScreen(by parameters: RoutingParameters) {
    record(.replaceScreen(by: parameters))
  }

  public func selectOtherTab() {
    record(.selectOtherTab)
  }

  public func setAddress(_ path: [String]) {
    record(.setAddress(path))
  }

  public func showChoices() async -> Int? {
    record(.showChoices)
    guard let onShowChoices else {
      return Unanswered.call("RecordingRoutingRouter.showChoices()", set: "onShowChoices", default: nil)
    }
    return await onShowChoices()
  }

  public func showCover(_ parameters: RoutingParameters) {
    record(.showCover(parameters))
  }

  public func showMessage() {
    record(.showMessage)
  }

  public func showModals(_ count: Int) {
    record(.showModals(count))
  }

  public func showNextScreen() {
    record(.showNextScreen)
  }

  public func showNextScreenOrDismissLayer() {
    record(.showNextScreenOrDismissLayer)
  }

  public func showSheet(_ parameters: RoutingParameters) async {
    record(.showSheet(parameters))
  }

  public func stackSheets(_ parameters: [RoutingParameters]) {
    record(.stackSheets(parameters))
  }
}
