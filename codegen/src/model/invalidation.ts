/**
 * Cached reads that a mutation makes stale: all of a path, an operation, or a tag. With a path that begins like the
 * mutation's, only reads with the same values of its parameters.
 */
export interface Invalidation {
  readonly by: 'path' | 'operation' | 'tag'
  /** The path, the name of the operation, the tag. */
  readonly name: string
}
