import { destroyed, nameInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { loadDetails } from '../details/loadDetails.ts'
import type { NameSuggestion, NameSuggestionsParameters } from './nameSuggestions.ts'
import { isNameLabel, toNameLabel } from './registeredNames.ts'

/**
 * Asks the name service whether a name is available, and for available ones like it: the name itself first, at most five.
 *
 * `GET {dataService}/v1/profile/suggestions/{name}`
 *
 * @throws WalletKitError `NAME_INVALID`, `NAME_SUGGESTIONS_FAILED`, `DESTROYED`
 *
 * @example
 * const [alice, ...others] = await getNameSuggestions(kit, { name: 'alice' }) // { name: 'alice.reown.id', registered: true }
 */
export async function getNameSuggestions(
  kit: KitHandle<FoundationContext>,
  { name }: NameSuggestionsParameters,
): Promise<readonly NameSuggestion[]> {
  if (kit._internal.lifetime.aborted) throw createError(destroyed)
  if (!isNameLabel(toNameLabel(name))) throw createError(nameInvalid)
  const { getQueryClient, nameSuggestionsQueryOptions } = await loadDetails()
  return getQueryClient(kit).fetchQuery(nameSuggestionsQueryOptions(kit, { name }))
}
