import type { StandaloneViewName } from '@wallet-kit/sdk'
import { connect } from '@wallet-kit/sdk/actions'
import { modalScreen } from './modalScreen.ts'
import { dataService } from './stubServices.ts'
import { type TestKitOptions, testKit } from './testKit.ts'
import { testWallet } from './testWallet.ts'

/** Connects the test wallet to a kit on the stubbed services, and opens a view. */
export async function openConnected(
  view: StandaloneViewName,
  options: TestKitOptions = {},
  wallet = testWallet(),
) {
  const kit = testKit({
    wallets: [wallet],
    services: { walletDirectory: false, relay: false, dataService },
    ...options,
  })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open({ view })
  return { kit, wallet, screen: modalScreen() }
}
