import { caipAddressInvalid } from '@wallet-kit/clients/errors/constants'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { publicKeySchema } from '@wallet-kit/clients/solana/validators'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { Namespace, NativeBalance } from '../Namespace.ts'
import { createNodeClient } from './createNodeClient.ts'
import { readHoldings } from './readHoldings.ts'
import { readToken } from './readToken.ts'

/** Reads Solana through its nodes. Each is asked for its genesis hash before each read. */
export function createReader(): Required<
  Pick<Namespace, 'getNativeBalance' | 'getTokenBalance' | 'getTokenHoldings'>
> {
  return {
    async getNativeBalance({ address, network, signal }): Promise<NativeBalance> {
      const account = validate(publicKeySchema, address)
      if (!account.ok) throw createError(caipAddressInvalid, { context: redactContext({ address }) })
      const { value } = await createNodeClient(network).request(
        { method: 'getBalance', params: [account.value, { commitment: 'confirmed' }] },
        signal,
      )
      const { decimals, symbol } = network.nativeCurrency
      return { value: BigInt(value), decimals, symbol }
    },
    async getTokenBalance(request) {
      return readToken(request)
    },
    async getTokenHoldings(request) {
      return readHoldings(request)
    },
  }
}
