/// The number of the encoder's revision. Bytes of pictures change with it, on purpose and by the change log, and never
/// without it.
public let encoderRevision = 2
