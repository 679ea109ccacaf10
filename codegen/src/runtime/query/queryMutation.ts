import type { MutationFunctionContext, Query, QueryClient, QueryKey } from '@tanstack/query-core'
import type { ClientError } from '../client/ClientError.ts'
import { serviceKeys } from './queryServiceKeys.ts'
import type { OperationKey } from './queryTypes.ts'

/** Key and function of a mutation: spread it into the options of any binding of TanStack Query. */
export interface Mutation<Variables, Reply> {
  readonly mutationKey: OperationKey
  readonly mutationFn: (variables: Variables) => Promise<Reply>
  /** Queries that it makes stale; see {@link invalidateDeclared}. */
  readonly meta: { readonly invalidates: readonly QueryKey[] }
  /** Lets bindings infer the type of errors. Never set. */
  readonly throwOnError?: (error: ClientError) => boolean
}

/** Option of a caller for the reads that a mutation makes stale. */
export interface InvalidationOptions {
  /** Replaces the contract's declaration: starts of query keys, or `false` for nothing. */
  readonly invalidate?: false | readonly QueryKey[] | undefined
}

/** Reads that a mutation makes stale by its contract. */
interface StaleReads {
  readonly paths?: readonly string[]
  readonly operations?: readonly string[]
  readonly tags?: readonly string[]
}

/** The `meta` of a mutation: the declaration of the contract, or the caller's instead. */
export function staleReads(
  service: string,
  { paths = [], operations = [], tags = [] }: StaleReads,
  { invalidate }: InvalidationOptions = {},
): Mutation<never, unknown>['meta'] {
  if (invalidate !== undefined) return { invalidates: invalidate === false ? [] : invalidate }
  const keys = serviceKeys(service)
  return { invalidates: [...paths.map(keys.path), ...operations.map(keys.operation), ...tags.map(keys.tag)] }
}

/** The part of a cached mutation that lists its stale queries. */
interface DeclaringMutation {
  readonly meta?: { readonly invalidates?: unknown } | undefined
  readonly options: { readonly mutationKey?: QueryKey | undefined }
}

/**
 * Refetches what successful mutations of generated options make stale. The generated hooks do it by themselves; where
 * mutations run without them, pass it to the cache once.
 *
 * @example
 * new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateDeclared }) })
 */
export function invalidateDeclared(
  _reply: unknown,
  variables: unknown,
  _result: unknown,
  { meta, options }: DeclaringMutation,
  { client }: Pick<MutationFunctionContext, 'client'>,
): void {
  const declared = meta?.invalidates
  if (Array.isArray(declared)) invalidate(client, declared, options.mutationKey, variables)
}

/**
 * Marks queries as stale, each once, and refetches the active ones. Of queries whose path begins like
 * the mutation's, only those with the same values in it: a change of one pet leaves the other pets alone.
 */
export function invalidate(
  client: QueryClient,
  keys: readonly QueryKey[],
  mutationKey: QueryKey | undefined,
  variables: unknown,
): void {
  const values = entryOf(variables, 'path')
  const stale = new Set<Query>()
  for (const queryKey of keys) {
    for (const query of client.getQueryCache().findAll({ queryKey })) {
      if (isConcerned(query.queryKey, mutationKey, values)) stale.add(query)
    }
  }
  if (stale.size > 0) void client.invalidateQueries({ predicate: (query) => stale.has(query) })
}

function isConcerned(queryKey: QueryKey, mutationKey: QueryKey | undefined, values: unknown): boolean {
  const [service, scope, parameters] = queryKey
  if (service !== mutationKey?.[0]) return true
  const own = entryOf(parameters, 'path')
  return sharedParameters(entryOf(scope, 'path'), entryOf(mutationKey?.[1], 'path')).every((name) => {
    const [one, other] = [entryOf(own, name), entryOf(values, name)]
    return one === undefined || other === undefined || String(one) === String(other)
  })
}

/** Names of the parameters in the beginning that two paths have in common. */
function sharedParameters(one: unknown, other: unknown): string[] {
  const others = String(other).split('/')
  const segments = String(one).split('/')
  const end = segments.findIndex((segment, index) => segment !== others[index])
  const shared = (end === -1 ? segments : segments.slice(0, end)).join('/')
  return [...shared.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}

function entryOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}
