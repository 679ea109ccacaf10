import type { AppKit, ListedWallet } from '@wallet-kit/sdk'
import { openView } from '@wallet-kit/sdk/actions'

/** Connects with a wallet of the directory when it is in this browser, else shows where to get it. */
export function openWallet(kit: AppKit, wallet: ListedWallet): void {
  if (wallet.connectorId)
    openView(kit, { view: 'ConnectingExternal', data: { connectorId: wallet.connectorId } })
  else openView(kit, { view: 'Downloads', data: { wallet } })
}
