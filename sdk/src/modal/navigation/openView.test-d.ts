import type { AppKit } from '../../kit/AppKit.ts'
import type { ListedWallet } from '../../wallets/directory/ListedWallet.ts'
import { openView } from './openView.ts'
import { replaceView } from './replaceView.ts'

/** Type-checked, never run: views take data exactly where they are about something. */
export function checkViewData(kit: AppKit, wallet: ListedWallet): void {
  openView(kit, { view: 'Networks' })
  openView(kit, { view: 'Networks', data: undefined })
  openView(kit, { view: 'Downloads', data: { wallet } })
  openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId: 'walletConnect' } })
  openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId: 'walletConnect', wallet } })
  replaceView(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } })
  void kit.open({ view: 'Networks' })
  kit.replace('Account')

  // @ts-expect-error the view is about a wallet
  openView(kit, { view: 'Downloads' })
  // @ts-expect-error the view is about a connector
  openView(kit, { view: 'ConnectingExternal', data: {} })
  // @ts-expect-error the data of another view
  openView(kit, { view: 'ConnectingExternal', data: { wallet } })
  // @ts-expect-error the view is about nothing
  openView(kit, { view: 'Networks', data: { connectorId: 'walletConnect' } })
  // @ts-expect-error no CAIP-2 id
  replaceView(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 1 } })
  // @ts-expect-error no view
  openView(kit, { view: 'Nothing' })
  // @ts-expect-error cannot be opened without data
  void kit.open({ view: 'Downloads' })
  // @ts-expect-error cannot be shown without data
  kit.replace('SwitchNetwork')
}
