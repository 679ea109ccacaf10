import { onTestFinished, vi } from 'vitest'
import { solana } from '../chains/namespaces/solana/networks/solana.ts'
import type { WalletProvider } from '../chains/namespaces/WalletProvider.ts'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
import type { AppKit } from '../kit/AppKit.ts'
import type { CreateAppKitOptions } from '../kit/CreateAppKitOptions.ts'
import { createAppKit } from '../kit/createAppKit.ts'
import { announceWallet } from '../testing/announceWallet.ts'
import { createScriptedSolanaWallet } from '../testing/createScriptedSolanaWallet.ts'
import { createScriptedWallet } from '../testing/createScriptedWallet.ts'
import { registerStandardWallet } from '../testing/registerStandardWallet.ts'
import type { ScriptedSolanaWallet, ScriptedSolanaWalletOptions } from '../testing/ScriptedSolanaWallet.ts'
import type { ScriptedWallet, ScriptedWalletOptions } from '../testing/ScriptedWallet.ts'
import { prepareConnect } from '../wallets/connection/prepareConnect.ts'

/** Keys of the well-known development mnemonic. */
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

export const firstAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const secondAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Solana keys of the same mnemonic. */
const solanaKeys = [
  '4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8',
  '2GE2EWZwKFkMpDFKaN6LYVggqLJTdwkreHLNbXBKbtfnCBqkbtNhM4cEymyi5HZD2dX6rmh2VzE4waW7pbUUgXF7',
] as const

export const firstSolanaAddress = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
export const secondSolanaAddress = 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'

export const ethereum = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3000/node/1'] } },
} as const

export const polygon = {
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3000/node/137'] } },
} as const

/** A storage in memory. */
export function createMemoryStorage(entries: Record<string, string> = {}): KeyValueStorage & {
  readonly entries: Map<string, string>
} {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

/** A scripted wallet, announced to the page until the test ends. */
export function createTestWallet(
  options: Partial<ScriptedWalletOptions> & { announced?: boolean } = {},
): ScriptedWallet {
  const { announced = true, ...rest } = options
  const wallet = createScriptedWallet({
    name: 'Test Wallet',
    rdns: 'test.wallet',
    accounts: keys,
    chains: { 1: 'http://localhost:3000/node/1', 137: 'http://localhost:3000/node/137' },
    ...rest,
  })
  if (announced) onTestFinished(announceWallet(wallet))
  return wallet
}

/** A scripted Solana wallet, registered with the page until the test ends. */
export function createTestSolanaWallet(
  options: Partial<ScriptedSolanaWalletOptions> & { registered?: boolean } = {},
): ScriptedSolanaWallet {
  const { registered = true, ...rest } = options
  const wallet = createScriptedSolanaWallet({ name: 'Solana Wallet', accounts: solanaKeys, ...rest })
  if (registered) onTestFinished(registerStandardWallet(wallet.wallet))
  return wallet
}

/** Options of a kit with networks of two chain families. */
export const twoFamilies = { networks: [ethereum, polygon, solana] } as const

/** A kit that the end of the test destroys. */
export function createTestKit(options: Partial<CreateAppKitOptions> = {}): AppKit {
  const kit = createAppKit({
    projectId: 'test',
    networks: [ethereum, polygon],
    storage: createMemoryStorage(),
    services: {
      walletDirectory: 'http://localhost:3000/directory',
      dataService: 'http://localhost:3000/data',
      auth: '/api/auth',
      relay: false,
      frame: false,
    },
    ...options,
  })
  onTestFinished(() => kit.destroy())
  return kit
}

/** A kit in a page whose modal has been opened once: `settle` brings up the wallets that are found then. */
export function createPreparedKit(options: Partial<CreateAppKitOptions> = {}): AppKit {
  const kit = createTestKit(options)
  void prepareConnect(kit)
  return kit
}

/** Does something in a wallet, and lets the second pass in which its accounts may come back. */
export function leaveForGood(act: () => void): void {
  const isFake = vi.isFakeTimers()
  if (!isFake) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act()
  vi.advanceTimersByTime(1_000)
  if (!isFake) vi.useRealTimers()
}

/** The connected wallet's own provider, in front of which host apps get another one. */
export function getOwnProvider(kit: AppKit, namespace: ChainNamespace): WalletProvider | undefined {
  return kit._internal.getConnector(namespace)?.getProvider(namespace)
}

/** Lets everything that is due right now happen, code that is loaded on demand included. */
export async function settle(): Promise<void> {
  // Loaded code may load more.
  for (let load = 0; load < 3; load += 1) {
    await vi.dynamicImportSettled()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
}
