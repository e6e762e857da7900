const maker = Symbol('maker')

/** One function for all: with one for each object an engine makes a new kind of object each time, which costs more than a decision. */
function made(this: { readonly [maker]: () => unknown }): unknown {
  return this[maker]()
}

/** Gives an object a part that is made when it is asked for. */
export function late<Whole extends object, Name extends string, Value>(
  whole: Whole,
  name: Name,
  make: () => Value,
): asserts whole is Whole & { readonly [part in Name]: Value } {
  Object.defineProperty(whole, maker, { value: make })
  Object.defineProperty(whole, name, { get: made, enumerable: true })
}
