import { caipAddressInvalid } from '@wallet-kit/clients/errors/constants'
import { addressSchema } from '@wallet-kit/clients/ethereum/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { Namespace, NativeBalance } from '../../Namespace.ts'
import { loadContracts } from '../contracts/loadContracts.ts'
import { createNodeClients } from './createNodeClient.ts'

/** Reads chains through their nodes. */
export function createReader(): Required<
  Pick<Namespace, 'getNativeBalance' | 'getTokenBalance' | 'getTokenHoldings'>
> {
  const getNodeClient = createNodeClients()

  return {
    async getNativeBalance({ address, network, signal }): Promise<NativeBalance> {
      const checked = validate(addressSchema, address)
      if (!checked.ok) throw createError(caipAddressInvalid, { context: redactContext({ address }) })
      const balance = await getNodeClient(network).request(
        { method: 'eth_getBalance', params: [checked.value, 'latest'] },
        signal,
      )
      const { decimals, symbol } = network.nativeCurrency
      return { value: BigInt(balance), decimals, symbol }
    },
    async getTokenBalance({ network, ...request }) {
      const { readToken } = await loadContracts()
      return readToken(getNodeClient(network), request)
    },
    async getTokenHoldings({ network, ...request }) {
      const { readHoldings } = await loadContracts()
      return readHoldings(getNodeClient(network), { ...request, network })
    },
  }
}
