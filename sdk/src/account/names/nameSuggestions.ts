import { skipToken } from '@tanstack/query-core'
import { nameSuggestionsFailed } from '@wallet-kit/clients/errors/constants'
import type { Client } from '@wallet-kit/clients/name-service/client'
import { suggestNamesQueryKey, suggestNamesQueryOptions } from '@wallet-kit/clients/name-service/query'
import type { SuggestNamesParameters, SuggestNamesReply } from '@wallet-kit/clients/name-service/types'
import { createError } from '../../foundation/errors/createError.ts'
import type { Read, ReadOptions } from '../../foundation/query/Read.ts'
import { assertSafe, withSafeReplies } from '../../foundation/query/safeReplies.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { getNameService } from './getNameService.ts'
import { isNameLabel, nameZone, toNameLabel } from './registeredNames.ts'

/** Lifetime of a name's availability, in ms: others register names, too. */
const suggestionsLife = 10_000

export interface NameSuggestionsParameters {
  /** Label without its zone: 4 to 64 letters, digits and hyphens. */
  readonly name: string
}

/** A name, and whether it is registered already. */
export interface NameSuggestion {
  /** With its zone. */
  readonly name: string
  readonly registered: boolean
}

// Of one identity for each kit, so that the cache selects a reply once.
const select = defineKitState(
  (context: FoundationContext) =>
    (reply: SuggestNamesReply): SuggestNamesReply =>
      assertSafe<SuggestNamesReply, SuggestNamesReply>(context, reply),
)

/**
 * The read of {@link nameSuggestionsQueryOptions}, for the generated `useSuggestNames`. Its parameters are the skip token
 * for what cannot be a name.
 *
 * @example
 * const { client, parameters, options } = nameSuggestionsRead(kit, { name: 'alice' })
 * const { data } = useSuggestNames(client, parameters, options)
 */
export function nameSuggestionsRead(
  { _internal: context }: KitHandle<FoundationContext>,
  { name }: NameSuggestionsParameters,
): Read<Client, SuggestNamesParameters, ReadOptions<SuggestNamesReply, SuggestNamesReply>> {
  const label = toNameLabel(name)
  return {
    client: withSafeReplies(context, getNameService(context), {
      makeSafe: ({ suggestions }: SuggestNamesReply): SuggestNamesReply => ({
        suggestions: suggestions.filter((suggestion) => isOfZone(suggestion.name)),
      }),
    }),
    parameters: isNameLabel(label) ? { path: { name: label }, query: { zone: nameZone } } : skipToken,
    options: { select: getKitState(context, select), structuralSharing: false, staleTime: suggestionsLife },
  }
}

/** Whether a name of the service could be registered: other names are not shown. */
function isOfZone(name: string): boolean {
  const suffix = `.${nameZone}`
  return name.endsWith(suffix) && isNameLabel(name.slice(0, -suffix.length))
}

/**
 * Whether a name is available, and names like it that are, valid for 10 s. Empty for what cannot be a name.
 *
 * `GET {dataService}/v1/profile/suggestions/{name}`
 *
 * @example
 * const { data } = useQuery(nameSuggestionsQueryOptions(kit, { name: 'alice' }))
 */
export function nameSuggestionsQueryOptions(
  kit: KitHandle<FoundationContext>,
  parameters: NameSuggestionsParameters,
) {
  const { client, parameters: request, options } = nameSuggestionsRead(kit, parameters)
  const { structuralSharing, staleTime } = options
  if (request === skipToken) {
    const queryKey: readonly unknown[] = [...suggestNamesQueryKey(), 'none']
    return {
      queryKey,
      queryFn: async (): Promise<readonly NameSuggestion[]> => [],
      structuralSharing,
      staleTime,
    }
  }
  const { queryKey, queryFn } = suggestNamesQueryOptions(client, request)
  return {
    queryKey: [...queryKey, 'list'] as readonly unknown[],
    async queryFn(call: { readonly signal: AbortSignal }): Promise<readonly NameSuggestion[]> {
      try {
        return options.select(await queryFn(call)).suggestions
      } catch (cause) {
        call.signal.throwIfAborted()
        throw createError(nameSuggestionsFailed, { cause })
      }
    },
    structuralSharing,
    staleTime,
  }
}
