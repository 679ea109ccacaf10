/** Code that is loaded late, and kept for the rest of the visit. */
export interface LatePart<Part> {
  readonly load: () => Promise<Part>
  loaded?: Part
}
