const inside = /* @__PURE__ */ Symbol()

const isWrapped = <Given extends object>(given: Given): given is Given & { [inside]: Given | undefined } =>
  inside in given

/** A function that wraps or replaces the author's function. */
export function wrap<Given extends object>(given: Given | undefined, around: NoInfer<Given>): Given {
  return Object.assign(around, { [inside]: given })
}

/** The author's function. A game built from another game begins with the function of the first author. */
export const authored = <Given extends object>(given: Given | undefined): Given | undefined =>
  given && isWrapped(given) ? given[inside] : given
