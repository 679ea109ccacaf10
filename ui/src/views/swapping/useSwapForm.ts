import { useQuery } from '@tanstack/react-query'
import { canSwap, getSwapForm, type SwapToken } from '@wallet-kit/sdk/actions'
import { swapTokensQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../hooks/useStore.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { parseAmount } from '../sending/parseAmount.ts'
import { useTokenList } from '../tokens/useTokenList.ts'

/** What was entered, the tokens to choose from, and what the account holds of them. */
export function useSwapForm(address: string) {
  const kit = useKit()
  const form = useStore(getSwapForm(kit))
  const { active } = useStore(kit.stores.networks)
  const { caipNetworkId } = active
  const isOffered = canSwap(kit, { caipNetworkId })
  const enabled = useModalVisible() && isOffered
  const {
    data: tokens,
    isError,
    refetch,
  } = useQuery({ ...swapTokensQueryOptions(kit, { caipNetworkId }), enabled })
  const { data: holdings } = useTokenList(address)
  const find = (chosen: string | null | undefined) => {
    if (chosen === undefined) return undefined
    const key = chosen?.toLowerCase() ?? null
    const isChosen = (token: SwapToken) => (token.address ?? null) === key
    return tokens?.find(isChosen) ?? tokens?.find(({ symbol }) => symbol.toLowerCase() === key)
  }
  const from = find(form.from)
  const to = find(form.to)
  const holdingOf = (token: Pick<SwapToken, 'address'>) =>
    holdings?.tokens.find((held) => held.address?.toLowerCase() === token.address)
  return {
    form,
    isOffered,
    network: active,
    tokens,
    hasFailed: isError && !tokens,
    refetch,
    from,
    to,
    amount: from && parseAmount({ amount: form.amount, isMoney: false }, { decimals: from.decimals }),
    holdings,
    holdingOf,
    /** What the account holds, in the smallest unit; `undefined` until it is known. */
    balanceOf: (token: Pick<SwapToken, 'address'>) =>
      holdings ? (holdingOf(token)?.amount ?? 0n) : undefined,
  }
}
