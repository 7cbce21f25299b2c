/// The modules that both pages use, each after those that it imports.
enum SharedModules {
  /// The store: state, actions, reducer, what is kept.
  static let store = [
    "shared/equality.js", "shared/state.js", "shared/actions.js", "shared/restoring.js", "shared/reducer.js",
    "shared/store.js", "shared/persistence.js",
  ]

  /// Pictures of shoes from the program's masks.
  static let pictures = ["shared/models.js", "shared/compositing.js", "shared/png.js"]

  /// Colours as text.
  static let colors = [
    "shared/suggestions.js", "colors/scanner.js", "colors/spaces.js", "colors/functions.js", "colors/colors.js",
  ]

  /// Designs as configurations, lists and links, and the way of these out of the page.
  static let designs = [
    "shared/configuration.js", "shared/tables.js", "shared/lists.js", "shared/links.js", "shared/files.js",
  ]

  /// What is shown.
  static let elements = ["shared/dom.js", "shared/toast.js"]

  static let all = store + elements + pictures + colors + designs
}
