const maker = Symbol('maker')

/**
 * One function for all objects: with one function per object the engine makes a new hidden class each time, which costs more
 * than a decision.
 */
function made(this: { readonly [maker]: () => unknown }): unknown {
  return this[maker]()
}

/** Gives an object a part that is made on its first read. */
export function late<Whole extends object, Name extends string, Value>(
  whole: Whole,
  name: Name,
  make: () => Value,
): asserts whole is Whole & { readonly [part in Name]: Value } {
  Object.defineProperty(whole, maker, { value: make })
  Object.defineProperty(whole, name, { get: made, enumerable: true })
}
