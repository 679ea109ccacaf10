/** The same shape, never written to: hosts may pass constants, viem's chain objects among them. */
export type ReadonlyDeep<Shape> = Shape extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Shape extends object
    ? { readonly [Key in keyof Shape]: ReadonlyDeep<Shape[Key]> }
    : Shape
