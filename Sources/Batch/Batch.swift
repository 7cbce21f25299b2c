/// Many pictures of one list. See ``NameTemplate`` for names.
public enum Batch {}
