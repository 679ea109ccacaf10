import {
  checkOnrampAmount,
  getOnrampForm,
  getOnrampProviders,
  type PaymentCurrency,
} from '@wallet-kit/sdk/actions'
import { onrampOptionsQueryOptions } from '@wallet-kit/sdk/query'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { choiceKey, purchaseChoices } from './purchaseChoices.ts'

const anyDollars: PaymentCurrency = { id: 'USD', limits: [] }

/** Form of a purchase, and the choices on the active network. */
export function useOnramp() {
  const kit = useKit()
  const form = useStore(getOnrampForm(kit))
  const { active } = useStore(kit.stores.networks)
  const { caipNetworkId } = active
  const enabled = useModalVisible()
  const listing = useQuery({
    queryKey: ['wallet-kit', 'onramp providers', caipNetworkId],
    queryFn: () => getOnrampProviders(kit, { caipNetworkId }),
    enabled,
    // It loads code, which fails without a network instead of waiting for it.
    networkMode: 'always',
    retry: false,
  })
  const providers = listing.data
  const selection = useQuery({
    ...onrampOptionsQueryOptions(kit),
    enabled: enabled && !!providers?.length,
  })
  const options = selection.data
  const isOffline = !options && selection.fetchStatus === 'paused'
  const choices = options ? purchaseChoices(options, caipNetworkId) : []
  const payments = options?.paymentCurrencies ?? []
  const payment = payments.find(({ id }) => id === form.payment) ?? payments[0] ?? anyDollars
  return {
    form,
    active,
    options,
    /** The choices are not known yet. */
    isLoading: options === undefined && providers?.length !== 0,
    /** It could not be read: the network is down, or code of the kit is blocked. */
    hasFailed: listing.isError || isOffline,
    refetch: listing.isError ? listing.refetch : selection.refetch,
    providers,
    choices,
    payments,
    payment,
    choice: choices.find((candidate) => choiceKey(candidate) === form.purchase) ?? choices[0],
    provider: providers?.find(({ id }) => id === form.provider) ?? providers?.[0],
    amountState: checkOnrampAmount(form.amount, payment),
  }
}
