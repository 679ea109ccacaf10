/** Thrown when a part cannot be made without the whole; the run is done in full then. */
export class NotPartial extends Error {
  override readonly name = 'NotPartial'
}
