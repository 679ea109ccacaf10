import { type DeleGatorAccount, toDeleGatorAccount } from '@wallet-kit/frame/smart-accounts'
import {
  type Chain,
  createPublicClient,
  createTestClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicClient,
  type TestClient,
} from 'viem'
import { type BundlerClient, createBundlerClient } from 'viem/account-abstraction'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { EvmChainDescription } from '../SandboxDescription.ts'
import { evmChainsOf, type TestSandbox } from './useSandbox.ts'

/** A smart account with viem's clients of the chain and the bundler. */
export interface SmartAccountVisitor {
  readonly description: EvmChainDescription
  readonly client: PublicClient<HttpTransport, Chain>
  /** Changes the chain's state. */
  readonly control: TestClient<'anvil', HttpTransport, Chain>
  readonly owner: PrivateKeyAccount
  readonly account: DeleGatorAccount
  readonly bundler: BundlerClient<HttpTransport, Chain, DeleGatorAccount>
}

/** Makes a new account on Ethereum, without coins. */
export async function smartAccountVisitor(sandbox: TestSandbox): Promise<SmartAccountVisitor> {
  const [description] = evmChainsOf(await sandbox.describe())
  if (!description) throw new Error('there is no chain')
  const chain = defineChain({
    id: description.chainId,
    name: description.name,
    nativeCurrency: description.nativeCurrency,
    rpcUrls: { default: { http: [description.rpcUrl] } },
  })
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 20, cacheTime: 0 })
  const control = createTestClient({ mode: 'anvil', chain, transport: http(description.directRpcUrl) })
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = await toDeleGatorAccount({ client, owner })
  const bundler = createBundlerClient({
    account,
    client,
    chain,
    transport: http(description.bundler.url, { retryCount: 0 }),
    pollingInterval: 20,
  })
  return { description, client, control, owner, account, bundler }
}
