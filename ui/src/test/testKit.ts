import type { CreateAppKitOptions, Network } from '@wallet-kit/sdk'
import { announceWallet, type ScriptedWallet } from '@wallet-kit/sdk/testing'
import { onTestFinished } from 'vitest'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import type { LookOptions } from '../kit/look/LookOptions.ts'
import { createAppKit } from '../page/createAppKit.ts'

const network = (id: number, name: string, symbol: string): Network => ({
  id,
  name,
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
  rpcUrls: { default: { http: ['http://node.invalid'] } },
})

/** Two networks that the test wallet knows. */
export const networks = [network(1, 'Ethereum', 'ETH'), network(137, 'Polygon', 'POL')] as const

/** A network of another chain family. */
export const solana = {
  ...networks[0],
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
} as const satisfies Network

export interface TestKitOptions extends Partial<CreateAppKitOptions>, LookOptions {
  /** Wallets in the page. */
  readonly wallets?: readonly ScriptedWallet[]
}

/** A kit without services, whose storage is its own. It ends with the test. */
export function testKit({ wallets = [], services, ...options }: TestKitOptions = {}): ReactAppKit {
  const stops = wallets.map((wallet) => announceWallet(wallet))
  const entries = new Map<string, string>()
  const kit = createAppKit({
    projectId: 'test',
    networks,
    metadata: { name: 'Test App', description: '', url: 'https://app.example', icons: [] },
    services: { frame: false, ...(services ?? { walletDirectory: false, dataService: false, relay: false }) },
    storage: {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    },
    ...options,
  })
  onTestFinished(() => {
    kit.destroy()
    for (const stop of stops) stop()
  })
  return kit
}
