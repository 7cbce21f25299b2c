import Colorways
import Diffing
import FileSystem
import LayerSets
import PNGCodec
import ShoeRender

/// Why a command ends early: what is said, and the exit code.
struct CommandFailure: Error {
  let code: ExitCode
  let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension CommandFailure {
  init(_ error: RenderError) {
    let code: ExitCode =
      switch error.kind {
      case .usage: .usage
      case .badData: .badData
      case .missing: .missingInput
      case .unreadable: .inputOutput
      default: .fault
      }
    self.init(code, error.message)
  }

  init(_ error: LayerSetError) { self.init(RenderError(error)) }

  init(_ error: OutputError) { self.init(error.kind.isWhileWriting ? .inputOutput : .cannotCreate, error.description) }

  init(_ error: FileError) { self.init(error.isMissing ? .missingInput : .inputOutput, error.description) }

  init(_ error: DiffFault) {
    let code: ExitCode =
      switch error.kind {
      case .usage: .usage
      case .badData: .badData
      case .missing: .missingInput
      case .unreadable: .inputOutput
      case .cannotCreate: .cannotCreate
      }
    self.init(code, error.message)
  }

  /// The failure for any error that the libraries throw.
  init(_ error: any Error) {
    switch error {
    case let error as CommandFailure: self = error
    case let error as RenderError: self.init(error)
    case let error as LayerSetError: self.init(error)
    case let error as OutputError: self.init(error)
    case let error as FileError: self.init(error)
    case let error as SourceError: self.init(error)
    case let error as DiffFault: self.init(error)
    case let error as PNGError: self.init(.badData, error.message)
    default: self.init(.fault, "unexpected: \(error)")
    }
  }
}
