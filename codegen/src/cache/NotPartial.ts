/** Thrown when a part cannot be generated on its own; a full run follows. */
export class NotPartial extends Error {
  override readonly name = 'NotPartial'
}
