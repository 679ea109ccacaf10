import { getSendForm, type Token } from '@wallet-kit/sdk/actions'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useChainToken } from '../tokens/useChainToken.ts'
import { useTokenList } from '../tokens/useTokenList.ts'

/** Contracts of EVM chains are spelled in lower case or with a checksum (EIP-55). */
function isSame(address: string | null, token: string | null): boolean {
  const fold = (one: string | null) => (one?.startsWith('0x') ? one.toLowerCase() : one)
  return fold(address) === fold(token)
}

/** Form of a transfer, and the tokens to choose from. */
export function useSendForm(address: string) {
  const kit = useKit()
  const form = useStore(getSendForm(kit))
  const { data, isError, refetch } = useTokenList(address)
  const tokens: readonly Token[] = data?.tokens ?? []
  const listedCoin = tokens.find((token) => token.address === undefined)
  const { token: chainCoin } = useChainToken({
    address,
    token: undefined,
    isMissing: data !== undefined && !listedCoin,
  })
  const coin = listedCoin ?? chainCoin
  const chosen = form.token ?? undefined
  const listed = tokens.find((candidate) => chosen !== undefined && isSame(candidate.address ?? null, chosen))
  const isMissing = data !== undefined && chosen !== undefined && !listed
  const { token: chainToken } = useChainToken({ address, token: chosen, isMissing })
  const token = form.token === undefined ? undefined : form.token === null ? coin : (listed ?? chainToken)
  return { form, list: data, hasFailed: isError && !data, refetch, coin, token }
}
