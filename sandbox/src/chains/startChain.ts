import {
  type Address,
  createPublicClient,
  createTestClient,
  defineChain,
  type Hex,
  http,
  isAddressEqual,
} from 'viem'
import { recoverMessageAddress } from 'viem/utils'
import type { Chain } from './Chain.ts'
import type { ChainDefinition } from './ChainDefinition.ts'
import { createCallNode } from './callNode.ts'
import type { DevAccount } from './createDevAccounts.ts'
import { seedChain } from './seeding/seedChain.ts'
import { spawnAnvil } from './spawnAnvil.ts'
import type { Watchdog } from './startWatchdog.ts'

export interface StartChainParameters {
  readonly definition: ChainDefinition
  readonly accounts: readonly DevAccount[]
  readonly seed: string
  readonly watchdog: Watchdog
  /** URL of a collection's metadata, by its slug. */
  metadataUrl(slug: string): string
}

/** Before the oldest seeded block. */
const historySeconds = 200 * 86_400

/** Starts a chain and seeds it. */
export async function startChain({
  definition,
  accounts,
  seed,
  watchdog,
  metadataUrl,
}: StartChainParameters): Promise<Chain> {
  const { chainId } = definition
  const node = await spawnAnvil({ chainId, startTimestamp: secondsNow() - historySeconds, watchdog })
  let running = true
  void node.ended.then(() => {
    running = false
  })
  try {
    const chain = defineChain({
      id: chainId,
      name: definition.name,
      nativeCurrency: definition.nativeCurrency,
      rpcUrls: { default: { http: [node.rpcUrl] } },
    })
    // The node is local, so a retry would not help.
    const transport = http(node.rpcUrl, { retryCount: 0 })
    const client = createPublicClient({ chain, transport, pollingInterval: 50, cacheTime: 0 })
    const control = createTestClient({
      mode: 'anvil',
      chain,
      transport: http(node.rpcUrl, { retryCount: 0 }),
    })
    const call = createCallNode(node.rpcUrl)
    await seedChain({ call, definition, accounts, seed, metadataUrl })
    let snapshot = await control.snapshot()
    return {
      definition,
      caipNetworkId: `eip155:${chainId}`,
      directRpcUrl: node.rpcUrl,
      pid: node.pid,
      client,
      call,
      isRunning: () => running,
      getBalance: (address) => client.getBalance({ address }),
      verifySignature: async (parameters) =>
        (await isSignedByKey(parameters)) || client.verifyMessage(parameters),
      async reset() {
        // Pending transactions and the mode of mining are not part of a snapshot.
        await call([
          { method: 'anvil_dropAllTransactions', params: [] },
          { method: 'evm_setAutomine', params: [true] },
        ])
        await control.revert({ id: snapshot })
        // Reverting to a snapshot deletes it.
        snapshot = await control.snapshot()
        // Reverting also sets the clock back.
        await call([{ method: 'evm_setTime', params: [secondsNow()] }])
      },
      stop: node.stop,
    }
  } catch (error) {
    await node.stop()
    throw error
  }
}

interface SignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

/** Externally owned accounts need no call: the address can be recovered from the signature. */
async function isSignedByKey({ address, message, signature }: SignedMessage): Promise<boolean> {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    // Not an ECDSA signature; a contract may still accept it.
    return false
  }
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1_000)
}
