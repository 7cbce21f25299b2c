import Batch
import Colorways
import FileSystem
import ShoeRender

extension CommandFailure {
  init(_ failure: BatchFailure) {
    switch failure {
    case .row(let fault): self.init(fault)
    case .source(let error): self.init(error)
    case .names(let message): self.init(.badData, message)
    case .picture(let error): self.init(error)
    case .output(let error): self.init(error)
    case .reading(let error), .scratch(let error): self.init(.inputOutput, error.description)
    case .manifest(let error): self.init(error)
    }
  }

  init(_ fault: RowFault) {
    let code: ExitCode =
      switch fault.kind {
      case .badData: .badData
      case .missing: .missingInput
      case .unreadable: .inputOutput
      }
    self.init(code, fault.description)
  }

  init(_ error: SourceError) {
    let code: ExitCode =
      switch error.kind {
      case .usage: .usage
      case .missing: .missingInput
      case .unreadable: .inputOutput
      case .badData: .badData
      }
    self.init(code, error.message)
  }

  init(_ error: ManifestError) {
    switch error {
    case .unreadable(let cause): self.init(cause)
    case .malformed: self.init(.badData, error.description)
    }
  }

  init(_ error: MergeError) {
    switch error {
    case .folder(let cause): self.init(cause)
    case .output(let cause): self.init(cause)
    case .manifest(let cause): self.init(cause)
    case .noManifests, .missing: self.init(.missingInput, error.description)
    case .severalSplits: self.init(.badData, error.description)
    }
  }
}
