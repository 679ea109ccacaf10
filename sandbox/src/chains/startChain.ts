import {
  type Address,
  createPublicClient,
  createTestClient,
  defineChain,
  type Hex,
  http,
  isAddressEqual,
  type TestClient,
} from 'viem'
import { recoverMessageAddress } from 'viem/utils'
import type { Chain } from './Chain.ts'
import type { ChainDefinition } from './ChainDefinition.ts'
import type { DevAccount } from './createDevAccounts.ts'
import { multicall3RuntimeCode } from './multicall3RuntimeCode.ts'
import { seedBalance } from './seedBalance.ts'
import { spawnAnvil } from './spawnAnvil.ts'
import type { Watchdog } from './startWatchdog.ts'

const multicall3Address: Address = '0xca11bde05977b3631167028862be2a173976ca11'

export interface StartChainParameters {
  readonly definition: ChainDefinition
  readonly accounts: readonly DevAccount[]
  readonly seed: string
  readonly watchdog: Watchdog
}

/** Starts a chain and seeds it. */
export async function startChain({
  definition,
  accounts,
  seed,
  watchdog,
}: StartChainParameters): Promise<Chain> {
  const { chainId } = definition
  const node = await spawnAnvil({ chainId, watchdog })
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
    await seedState(control, { seed, chainId, accounts })
    let snapshot = await control.snapshot()
    return {
      definition,
      caipNetworkId: `eip155:${chainId}`,
      directRpcUrl: node.rpcUrl,
      pid: node.pid,
      client,
      isRunning: () => running,
      getBalance: (address) => client.getBalance({ address }),
      verifySignature: async (parameters) =>
        (await isSignedByKey(parameters)) || client.verifyMessage(parameters),
      async reset() {
        await control.revert({ id: snapshot })
        // Reverting to a snapshot deletes it.
        snapshot = await control.snapshot()
      },
      stop: node.stop,
    }
  } catch (error) {
    await node.stop()
    throw error
  }
}

interface SeedStateParameters {
  readonly seed: string
  readonly chainId: number
  readonly accounts: readonly DevAccount[]
}

async function seedState(
  control: TestClient,
  { seed, chainId, accounts }: SeedStateParameters,
): Promise<void> {
  await Promise.all([
    control.setCode({ address: multicall3Address, bytecode: multicall3RuntimeCode }),
    ...accounts.map(({ account }, accountIndex) =>
      control.setBalance({ address: account.address, value: seedBalance({ seed, chainId, accountIndex }) }),
    ),
  ])
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
