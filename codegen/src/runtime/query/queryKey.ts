import type { OperationKey, TaggedQueryKey } from './queryTypes.ts'

/** Start of every key of an operation. */
export function operationKey(
  service: string,
  path: string,
  operation: string,
  tags: readonly string[] = [],
): OperationKey {
  if (tags.length === 0) return [service, { path, operation }]
  return [service, { path, operation, tags: Object.fromEntries(tags.map((tag) => [tag, true])) }]
}

/**
 * A key with its parameters; without them it is the start of the keys of all parameters. Undefined and empty values count
 * as left out, and the order of parameters does not matter.
 */
export function queryKey<Data>(operation: OperationKey, parameters?: object): TaggedQueryKey<Data> {
  const given = givenParameters(parameters)
  const key: readonly unknown[] = given === undefined ? operation : [...operation, given]
  // The tag exists for the type checker only.
  return key as TaggedQueryKey<Data>
}

function givenParameters(parameters: object = {}): object | undefined {
  const groups = Object.entries(parameters).flatMap(([name, value]: [string, unknown]) => {
    const group = name === 'body' ? value : withoutUndefined(value)
    return group === undefined ? [] : [[name, group] as const]
  })
  return groups.length === 0 ? undefined : Object.fromEntries(groups)
}

function withoutUndefined(group: unknown): object | undefined {
  if (typeof group !== 'object' || group === null) return undefined
  const entries = Object.entries(group).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
