import { getSendForm, type Token } from '@wallet-kit/sdk/actions'
import { useStore } from '../../hooks/useStore.ts'
import { useKit } from '../../provider/useKit.ts'
import { useTokenList } from '../tokens/useTokenList.ts'

/** Contracts of EVM chains are spelled in lower case or with a checksum (EIP-55). */
function isSame(address: string | null, token: string | null): boolean {
  const fold = (one: string | null) => (one?.startsWith('0x') ? one.toLowerCase() : one)
  return fold(address) === fold(token)
}

/** What was entered, and the tokens to choose from. */
export function useSendForm(address: string) {
  const kit = useKit()
  const form = useStore(getSendForm(kit))
  const { data, isError, refetch } = useTokenList(address)
  const tokens: readonly Token[] = data?.tokens ?? []
  const coin = tokens.find((token) => token.address === undefined)
  const token =
    form.token === undefined
      ? undefined
      : tokens.find((candidate) => isSame(candidate.address ?? null, form.token ?? null))
  return { form, list: data, hasFailed: isError && !data, refetch, coin, token }
}
