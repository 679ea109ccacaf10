import { suggestNamesQueryOptions } from '@wallet-kit/clients/name-service/query'
import { identityRead, type NameSuggestion, nameSuggestionsRead, skipToken } from '@wallet-kit/sdk/query'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useReadQuery } from '../../../kit/provider/useReadQuery.ts'
import { useDebounced } from '../../../parts/useDebounced.ts'

/** Pause after the last key before a name is looked up, in ms. */
const pause = 500

/** State of a search for names. */
export interface NameSearch {
  /** Whether accounts of the active network have names. */
  readonly hasNames: boolean
  /** Empty until they are known. */
  readonly suggestions: readonly NameSuggestion[]
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

export function useNameSearch(label: string): NameSearch {
  const kit = useKit()
  const { address = '' } = useAppKitAccount()
  useStore(kit.stores.networks)
  const hasNames =
    kit.services.dataService !== false && identityRead(kit, { address }).parameters !== skipToken
  const settled = useDebounced(label, pause)
  const { data, isError, isFetching, refetch } = useReadQuery(
    nameSuggestionsRead(kit, { name: settled }),
    suggestNamesQueryOptions,
    hasNames,
  )
  const isDue = nameSuggestionsRead(kit, { name: label }).parameters !== skipToken
  const isSettled = settled === label && isDue
  return {
    hasNames,
    suggestions: (isSettled && data?.suggestions) || [],
    isPending: isDue && (settled !== label || (isFetching && !data)),
    hasFailed: isSettled && isError && !isFetching,
    tryAgain: () => void refetch(),
  }
}
