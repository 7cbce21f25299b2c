// When two values of the state say the same.

/** Whether two values made of JSON's types are equal: members in any order, elements in theirs. */
export function isEqual(first, second) {
  if (Object.is(first, second)) return true;
  if (typeof first !== "object" || typeof second !== "object" || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = Object.keys(first);
  return keys.length === Object.keys(second).length
    && keys.every((key) => Object.hasOwn(second, key) && isEqual(first[key], second[key]));
}

/** `object` with `changes`; the very same object where they change nothing. */
export function changed(object, changes) {
  return Object.keys(changes).every((key) => isEqual(object[key], changes[key])) ? object : { ...object, ...changes };
}
