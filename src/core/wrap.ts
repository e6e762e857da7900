const inside = /* @__PURE__ */ Symbol()

const isWrapped = <Given extends object>(given: Given): given is Given & { [inside]: Given | undefined } =>
  inside in given

/** A function put round what the author gave, or in its place. */
export function wrap<Given extends object>(given: Given | undefined, around: NoInfer<Given>): Given {
  return Object.assign(around, { [inside]: given })
}

/** What the author gave. A game that is made of another game begins with what the author of that one gave. */
export const authored = <Given extends object>(given: Given | undefined): Given | undefined =>
  given && isWrapped(given) ? given[inside] : given
