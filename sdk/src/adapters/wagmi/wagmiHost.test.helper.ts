import { type Config, createStorage } from '@wagmi/core'
import type { AppKit } from '../../kit/AppKit.ts'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { createMemoryStorage, createTestKit, ethereum, polygon } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { WagmiAdapter, type WagmiAdapterParameters } from './WagmiAdapter.ts'

export const networks = [ethereum, polygon] as const

/** A kit with wagmi. */
export function createHost(
  options: Partial<CreateAppKitOptions> = {},
  parameters: Partial<WagmiAdapterParameters> = {},
): { readonly kit: AppKit; readonly config: Config } {
  const storage = createStorage({ storage: createMemoryStorage() })
  const adapter = new WagmiAdapter({ networks, projectId: 'test', storage, ...parameters })
  const kit = createTestKit({ adapters: [adapter], networks, ...options })
  return { kit, config: adapter.wagmiConfig }
}

export const connectWallet = (kit: AppKit) => connect(kit, { connectorId: 'test.wallet' })
