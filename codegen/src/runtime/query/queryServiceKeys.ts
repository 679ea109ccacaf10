import type { QueryKey } from '@tanstack/query-core'

/**
 * Starts of query keys, for filters such as `queryClient.invalidateQueries({ queryKey: keys.path('/books') })`. They
 * find plain and infinite queries alike, and mutations as well.
 */
export interface ServiceKeys<Path extends string, Operation extends string, Tag extends string> {
  /** Everything of the service. */
  all(): QueryKey
  /** Everything of a path of the contract, whatever the values of its parameters. */
  path(path: Path): QueryKey
  /** Everything of an operation, whatever its parameters. */
  operation(operation: Operation): QueryKey
  /** Everything of a tag. */
  tag(tag: Tag): QueryKey
}

/** Makes the keys of a service. */
export function serviceKeys<Path extends string, Operation extends string, Tag extends string>(
  service: string,
): ServiceKeys<Path, Operation, Tag> {
  return {
    all: () => [service],
    path: (path) => [service, { path }],
    operation: (operation) => [service, { operation }],
    tag: (tag) => [service, { tags: { [tag]: true } }],
  }
}
