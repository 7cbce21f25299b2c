/// Memory of a fixed number of elements, reached without bounds checks in the loops that decide the module's speed.
///
/// Every index is the module's own computation, never a number from outside: those are checked where they come in.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  /// `count` times `element`.
  init(repeating element: Element, count: Int) {
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}

extension Storage where Element == UInt32 {
  /// A copy of an array.
  init(_ elements: [Element]) {
    self.init(repeating: 0, count: elements.count)
    elements.withUnsafeBufferPointer { elements in
      if let source = elements.baseAddress { base.update(from: source, count: elements.count) }
    }
  }
}
