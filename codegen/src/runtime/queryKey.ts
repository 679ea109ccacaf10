import type { QueryKey } from '@tanstack/query-core'
import type { TaggedQueryKey } from './queryTypes.ts'

/** A key with its parameters; without them it is the start of the keys of all parameters. */
export function queryKey<Key extends QueryKey, Data>(
  stem: readonly [service: string, path: string, operation: string],
  parameters?: object,
): TaggedQueryKey<Key, Data> {
  const key: QueryKey = parameters === undefined ? stem : [...stem, parameters]
  // The tag exists for the type checker only.
  return key as TaggedQueryKey<Key, Data>
}
