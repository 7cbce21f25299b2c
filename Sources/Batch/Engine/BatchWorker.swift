import Colorways
import FileSystem
import Pixels
import ShoeDesign
import ShoeRender

/// What one thread of a batch works with: it makes the pictures of a portion and puts files in their place.
struct BatchWorker {
  private let batch: Batch
  private let rows: RowPlanner
  private let old: ChangeDetector?
  private let place: Place
  private let pictures = PictureWriter()

  private enum Place {
    case folder(FolderWriter)
    case archive
    case names
    case comparison(FolderVerification, FolderReader)
  }

  init(_ batch: Batch, into output: BatchOutput) {
    self.batch = batch
    old = batch.old
    rows = batch.rows
    place =
      switch output {
      case .folder(let folder, let rule): .folder(FolderWriter(folder, replacing: rule))
      case .archive: .archive
      case .names: .names
      case .comparison(let verification): .comparison(verification, verification.reader())
      }
  }

  /// What comes of a portion of the list. After a failure the rest of the portion is left.
  func product(of portion: RecordSource.Portion) -> BatchProduct {
    var product = BatchProduct()
    switch portion {
    case .failure(let failure): product.failure = failure
    case .records(let records, let notices):
      product.notices = notices
      for record in records where product.failure == nil { make(record, &product) }
    }
    return product
  }

  private func make(_ record: Record, _ product: inout BatchProduct) {
    let row = rows.parser.row(of: record)
    product.notices += row.notices
    product.counts.rows += 1
    switch rows.plan(row) {
    case .failure(let fault): note(fault, of: row, &product)
    case .success(let planned):
      do throws(BatchFailure) {
        try make(planned, &product)
      } catch {
        product.failure = error
      }
    }
  }

  private func note(_ fault: RowFault, of row: Row, _ product: inout BatchProduct) {
    guard batch.keepsGoing else { return product.failure = .row(fault) }
    product.counts.failed += 1
    product.faults.append(fault)
    product.failedRows.append(row.index)
    if old != nil { ChangesWriter.append(failedRow: row.index, to: &product.changes) }
    // Not the whole path: a manifest does not tell from where a batch was started.
    let place = RowPlace(source: Path.lastComponent(fault.place.source), line: fault.place.line)
    let failure = ManifestFailure(index: row.index, place: place.description, error: fault.message)
    failure.write(to: &product.manifest)
  }

  private func make(_ row: PlannedRow, _ product: inout BatchProduct) throws(BatchFailure) {
    let configuration = row.colorway.configuration.canonicalBytes
    for (picture, variant) in zip(row.pictures, batch.variants) {
      var entry = ManifestEntry(
        index: row.colorway.index, name: row.colorway.configuration.name, rendition: variant.rendition,
        scale: variant.scale, file: picture.name, bytes: 0, key: picture.plan.key, encoder: encoderRevision,
        configuration: configuration)
      try make(picture, &entry, &product)
      product.counts.pictures += 1
      product.counts.bytes += entry.bytes
      if product.failure == nil { entry.write(to: &product.manifest) }
    }
    product.keys.append((row.colorway.index, row.pictures[0].plan.key))
  }
}

extension BatchWorker {
  /// Makes one picture, or finds it made, and completes its entry.
  private func make(
    _ picture: PlannedPicture, _ entry: inout ManifestEntry, _ product: inout BatchProduct
  ) throws(BatchFailure) {
    if case .names = place { return product.names.append(picture.name) }
    batch.named?.insert(picture.name)
    if let old, case .unchanged(let same) = try verdict(entry, old, &product) {
      entry.bytes = same.bytes
      entry.digests = batch.hasDigests ? same.digests : nil
      product.counts.unchanged += 1
      if batch.hasDigests, same.digests == nil { try encode(picture.plan, &entry, &product) }
    } else {
      try encode(picture.plan, &entry, &product)
      try put(picture.name, &product)
    }
  }

  /// What became of the picture since the old manifest; a line of the list of changes says it.
  private func verdict(
    _ entry: ManifestEntry, _ old: ChangeDetector, _ product: inout BatchProduct
  ) throws(BatchFailure) -> ChangeDetector.Verdict {
    do throws(ManifestError) {
      let verdict = try old.verdict(on: entry.file, key: entry.key)
      ChangesWriter.append(verdict, on: entry, to: &product.changes)
      return verdict
    } catch {
      throw .manifest(error)
    }
  }

  /// Makes the file and completes what the entry says of it.
  private func encode(
    _ plan: RenderPlan, _ entry: inout ManifestEntry, _ product: inout BatchProduct
  ) throws(BatchFailure) {
    do throws(RenderError) {
      try pictures.write(plan)
    } catch {
      throw .picture(error)
    }
    entry.bytes = pictures.file.count
    if let bound = pictures.bound(plan) { product.bounds.insert(bound) }
    if batch.hasDigests { entry.digests = digests(plan) }
  }

  /// Puts the file in its place, or compares it with what is there.
  private func put(_ name: String, _ product: inout BatchProduct) throws(BatchFailure) {
    switch place {
    case .folder(let writer): product.counts.note(try write(name, writer))
    case .archive:
      TarWriter.append(name, pictures.file, to: &product.archive)
      product.counts.created += 1
    case .comparison(let verification, let reader):
      switch try compare(name, verification, reader) {
      case .same: product.counts.unchanged += 1
      case .different: product.differences.append((name, .different))
      case .missing: product.differences.append((name, .missing))
      }
    case .names: break
    }
  }

  private func compare(
    _ name: String, _ verification: FolderVerification, _ reader: FolderReader
  ) throws(BatchFailure) -> FolderReader.Verdict {
    do throws(FileError) {
      return try verification.check(name, pictures.file, with: reader)
    } catch {
      throw .reading(error)
    }
  }

  private func write(_ name: String, _ writer: FolderWriter) throws(BatchFailure) -> AtomicFile.Outcome {
    do throws(OutputError) {
      return try writer.write(pictures.file, to: name)
    } catch {
      throw .output(error)
    }
  }

  private func digests(_ plan: RenderPlan) -> PictureDigests {
    PictureDigests(file: SHA256Digest(of: pictures.file), pixels: SHA256Digest(of: plan.bitmap.bytes))
  }
}

extension BatchCounts {
  /// Counts what became of a file.
  fileprivate mutating func note(_ outcome: AtomicFile.Outcome) {
    switch outcome {
    case .created, .written: created += 1
    case .replaced: replaced += 1
    case .unchanged: unchanged += 1
    }
  }
}
