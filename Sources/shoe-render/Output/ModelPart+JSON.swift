import JSON
import LayerSets
import Pixels
import ShoeDesign

extension ModelPart {
  /// The part as `models --json` and `inspect --json` list it.
  var json: JSONValue {
    .object(["part": .string(part.rawValue), "title": .string(title), "default": .string(defaultColor.description)])
  }
}
