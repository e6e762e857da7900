/** The members of a union that can be of a kind; `Key` is the field that holds the kind. */
export type OfKind<Thing, Key extends string, Kind> = Thing extends { readonly [Field in Key]: infer Own }
  ? Kind extends Own
    ? Thing
    : never
  : never
