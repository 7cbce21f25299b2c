import JSON

extension PaletteReader {
  /// All colour sets of an Xcode asset catalog, sorted by path. Throws where there is none.
  ///
  /// A colour is called as its folder without `.colorset`; below a group that provides a namespace, the group and a
  /// slash come before it, as in code.
  ///
  /// - Parameters:
  ///   - files: the catalog's files with their paths, from the catalog's folder or with folders before it. Those that
  ///     are not called Contents.json are ignored, so nobody need read them.
  ///   - name: the catalog's name, for messages and for the palette.
  public static func readCatalog(
    _ files: [PaletteFile], name: String, options: PaletteOptions = PaletteOptions()
  ) throws(PaletteError) -> Palette {
    let contents = files.filter { $0.lastName == "Contents.json" }.sorted { $0.name < $1.name }
    let namespaces = try AssetNamespaces(contents)
    var draft = PaletteDraft()
    for file in contents {
      guard let path = AssetPath(file.name) else { continue }
      let name = namespaces.prefix(of: path.folders) + path.name
      do {
        let set = try ColorSetReader.read(try json(file), name: name, options: options)
        draft.append(set, group: path.folders.isEmpty ? nil : path.folders.joined(separator: "/"))
      } catch {
        throw error.named(file.name)
      }
    }
    draft.found.append(counted(files.count - contents.filter { AssetPath($0.name) != nil }.count, "other file"))
    let catalog = PaletteFile(name: name, bytes: [])
    do { return try draft.palette(catalog, .colorSet, options) } catch { throw error.named(name) }
  }

  fileprivate static func json(_ file: PaletteFile) throws(PaletteError) -> JSONValue {
    do { return try JSONReader.parse(file.bytes) } catch {
      throw PaletteError(.json(error), at: .json(path: "", position: error.position))
    }
  }
}

/// The groups of a catalog whose names come before the names of their colours.
private struct AssetNamespaces {
  private var folders: Set<[String]> = []

  init(_ files: [PaletteFile]) throws(PaletteError) {
    for file in files where AssetPath(file.name) == nil {
      let parts = file.name.split(separator: "/").map(String.init).dropLast()
      do {
        let properties = try PaletteReader.json(file).object?["properties"]?.object
        if properties?["provides-namespace"]?.bool == true { folders.insert(AssetPath.insideCatalog(parts)) }
      } catch {
        throw error.named(file.name)
      }
    }
  }

  /// `Brand/` for a colour in the group Brand, if that provides a namespace.
  func prefix(of path: [String]) -> String {
    let providing = path.indices.filter { folders.contains(Array(path[...$0])) }
    return providing.map { path[$0] + "/" }.joined()
  }
}
