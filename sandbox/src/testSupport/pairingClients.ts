import UniversalProvider from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'
import { createWalletKit } from '../walletPage/createWalletKit.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'

export type PairingApp = Awaited<ReturnType<typeof UniversalProvider.init>>
export type PairingWallet = Awaited<ReturnType<typeof createWalletKit>>
type MemoryStorage = ReturnType<typeof createMemoryStorage>

/** Clients with the same prefix share state within a process, so each gets its own. */
let created = 0

/** A client as in the page of a host app. */
export async function createApp(relayUrl: string, storage = createMemoryStorage()): Promise<PairingApp> {
  created += 1
  const app = await UniversalProvider.init({
    projectId: 'test',
    relayUrl,
    storage,
    customStoragePrefix: `app-${created}`,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Test App', description: 'An app', url: 'http://127.0.0.1:5000', icons: [] },
  })
  onTestFinished(() => app.client.core.relayer.transportClose())
  return app
}

/** A wallet without a user interface, on the SDK of real wallets. */
export async function createWallet(
  origin: string,
  storage: MemoryStorage = createMemoryStorage(),
): Promise<PairingWallet> {
  // The wallet's prefix is fixed; deleting the cached instance creates a new one.
  forgetSharedWallet()
  const wallet = await createWalletKit({
    relayUrl: `${origin.replace('http', 'ws')}/relay`,
    verifyUrl: `${origin}/verify/v3`,
    metadata: { name: 'Test Wallet', description: 'A wallet', url: origin, icons: [] },
    storage,
  })
  onTestFinished(() => wallet.core.relayer.transportClose())
  return wallet
}

function forgetSharedWallet(): void {
  for (const suffix of ['', '_count']) {
    Reflect.deleteProperty(globalThis, `_walletConnectCore_sandbox-wallet${suffix}`)
  }
}
