import { type DeleGatorAccount, toDeleGatorAccount } from '@wallet-kit/frame/smart-accounts'
import { type Chain, createPublicClient, defineChain, type Hex, type HttpTransport, http } from 'viem'
import { type BundlerClient, createBundlerClient } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'

export interface OpenSmartAccountParameters {
  /** Private key of the owner. */
  readonly key: Hex
  readonly chainId: number
  /** Origin of the sandbox. */
  readonly base: string
}

/** A bundler, with the account that it sends operations of. */
export type SmartAccountBundler = BundlerClient<HttpTransport, Chain, DeleGatorAccount>

/** Interval of questions about an operation, in ms. */
const pollingInterval = 100

/** The smart account of a key on a chain of the sandbox, with its bundler. */
export async function openSmartAccount({
  key,
  chainId,
  base,
}: OpenSmartAccountParameters): Promise<SmartAccountBundler> {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [`${base}/rpc/${chainId}`] } },
  })
  const client = createPublicClient({ chain, transport: http(), pollingInterval, cacheTime: 0 })
  const account = await toDeleGatorAccount({ client, owner: privateKeyToAccount(key) })
  const transport = http(`${base}/bundler/${chainId}`, { retryCount: 0 })
  return createBundlerClient({ account, client, chain, transport, pollingInterval })
}
