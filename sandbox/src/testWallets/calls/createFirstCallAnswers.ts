import type { WalletAnswer } from '@wallet-kit/sdk/testing'
import { createWalletClient, type Hash, http, isAddressEqual, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type CallsRequest, readCall, toCallsStatus } from './CallsRequest.ts'
import type { CallsParameters } from './createSmartAccountAnswers.ts'

/** Answers of a wallet that says it sends calls as one, sends the first of them alone, and reports success. */
export function createFirstCallAnswers({
  keys,
  base,
  chainId,
}: CallsParameters): Readonly<Record<string, WalletAnswer>> {
  const nodeOf = async () => http(`${base}/rpc/${await chainId()}`)
  return {
    wallet_getCapabilities: async () => ({
      [numberToHex(await chainId())]: { atomic: { status: 'supported' } },
    }),
    async wallet_sendCalls([request]) {
      const { from, calls } = request as CallsRequest
      const key = keys.find(({ address }) => isAddressEqual(address, from))
      const [first] = calls
      if (!key || !first) throw Object.assign(new Error('Nothing can be sent'), { code: 4100 })
      const account = privateKeyToAccount(key.privateKey)
      const client = createWalletClient({ account, transport: await nodeOf() })
      return { id: await client.sendTransaction({ chain: null, ...readCall(first) }) }
    },
    async wallet_getCallsStatus([id]) {
      const client = createWalletClient({ transport: await nodeOf() })
      const parameters = { method: 'eth_getTransactionReceipt', params: [id as Hash] } as const
      const receipt = await client.request<{ ReturnType: { readonly status: string } | null }>(
        parameters as never,
      )
      return toCallsStatus({ id, chainId: await chainId(), receipt })
    },
  }
}
