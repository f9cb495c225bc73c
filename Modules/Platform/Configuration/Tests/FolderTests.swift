import Foundation
import System
import Testing

import Entities
@testable import Configuration

struct FolderTests {
  @Test func foldersHaveTheirFallbacks() throws {
    let directories = try UserDirectories(environment: ProcessEnvironment(["HOME": "/home/jo"]))
    #expect(directories.home == "/home/jo")
    #expect(directories.data == "/home/jo/.local/share/aichat")
    #expect(directories.configuration == "/home/jo/.config/aichat")
    #expect(directories.state == "/home/jo/.local/state/aichat")
    #expect(directories.cache == "/home/jo/.cache/aichat")
    #expect(directories.configurationFile == "/home/jo/.config/aichat/config.json")
  }

  /// The warning names the folder that is used instead.
  @Test func aRelativeFolderIsIgnoredAndSaid() throws {
    let home = try TemporaryHome()
    let configuration = try home.configuration([], ["XDG_STATE_HOME": "state", "XDG_CACHE_HOME": ""])
    #expect(configuration.warnings.map(\.key) == ["XDG_STATE_HOME"])
    for language in ContentLanguage.allCases {
      let words = configuration.warnings[0].message(in: language)
      #expect(words.contains("“state”") && words.contains(home.path + "/.local/state/aichat"))
    }
    let directories = try UserDirectories(
      environment: ProcessEnvironment(["HOME": "here"]), accountHome: { "/home/jo" })
    let warnings = directories.warnings(in: ProcessEnvironment(["HOME": "here"]))
    #expect(warnings.map(\.key) == ["HOME"] && warnings[0].message(in: .english).contains("/home/jo"))
  }

  @Test func variablesCountWhenTheyAreAbsolute() throws {
    let directories = try UserDirectories(
      environment: ProcessEnvironment([
        "HOME": "/", "XDG_DATA_HOME": "/data/", "XDG_CONFIG_HOME": "relative", "XDG_STATE_HOME": "/",
        "XDG_CACHE_HOME": "",
      ]))
    #expect(directories.data == "/data/aichat")
    #expect(directories.configuration == "/.config/aichat")
    #expect(directories.state == "/aichat")
    #expect(directories.cache == "/.cache/aichat")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "somewhere"]])
  func withoutAHomeTheAccountsCounts(variables: [String: String]) throws {
    let environment = ProcessEnvironment(variables)
    #expect(try UserDirectories(environment: environment, accountHome: { "/account" }).home == "/account")
    #expect(throws: ConfigurationError.noHome) { try UserDirectories(environment: environment, accountHome: { nil }) }
    #expect(try UserDirectories(environment: environment).home == NSHomeDirectoryForUser(NSUserName()))
  }

  @Test func aDataFolderIsMadeAbsolute() throws {
    let home = try TemporaryHome()
    let here = FileManager.default.currentDirectoryPath
    #expect(try home.configuration(["--data-dir", "box"])[.dataDirectory] == "\(here)/box")
    #expect(try home.configuration([], ["AICHAT_DATA_DIR": "~/box"])[.dataDirectory] == "\(home.path)/box")
    #expect(try home.configuration(["--data-dir=~"])[.dataDirectory] == home.path)
    #expect(try home.configuration(file: #"{"data_dir": "~/box"}"#)[.dataDirectory] == "\(home.path)/box")
    #expect(error { try home.configuration(file: #"{"data_dir": "box"}"#) } != nil)
  }
}
