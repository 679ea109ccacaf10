import { networks, sandboxNode } from './networks.ts'
import { readSettings } from './readSettings.ts'

/** Announces a test wallet while the app is developed with the sandbox. Production builds have neither it nor its key. */
export async function addTestWallet(): Promise<void> {
  if (!import.meta.env.DEV || import.meta.env.SSR) return
  const { services, sandboxOrigin } = readSettings()
  if (services !== 'sandbox') return
  const { announceTestWallet } = await import('./announceTestWallet.ts')
  announceTestWallet(
    Object.fromEntries(networks.map((network) => [network.id, sandboxNode(sandboxOrigin, network)])),
  )
}
