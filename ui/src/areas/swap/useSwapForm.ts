import { canSwap, getSwapForm, type SwapToken } from '@wallet-kit/sdk/actions'
import { swapTokensQueryOptions } from '@wallet-kit/sdk/query'
import { parseAmount } from '../../foundation/format/parseAmount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { useChainToken } from '../tokens/useChainToken.ts'
import { useTokenList } from '../tokens/useTokenList.ts'

/** Form of a swap, the tokens to choose from, and their balances. */
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
  const { data: holdings, isError: holdingsFailed } = useTokenList(address)
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
  const isMissing = (token: SwapToken | undefined) =>
    token !== undefined && holdings !== undefined && !holdingOf(token)
  const coin = tokens?.find((token) => token.address === undefined)
  const sold = useChainToken({ address, token: from?.address, isMissing: isMissing(from) })
  const chainCoin = useChainToken({ address, token: undefined, isMissing: isMissing(coin) })
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
    /** Balance in the smallest unit; `undefined` while, and where, it is unknown. */
    balanceOf(token: Pick<SwapToken, 'address'>) {
      const read =
        token.address === undefined ? chainCoin : token.address === from?.address ? sold : undefined
      return (holdingOf(token) ?? read?.token)?.amount
    },
    /** The balance of the token to sell cannot be read from anywhere. */
    isBalanceUnknown: sold.isUnknown || (holdingsFailed && !holdings),
  }
}
