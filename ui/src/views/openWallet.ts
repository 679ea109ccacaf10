import type { AppKit, ListedWallet } from '@wallet-kit/sdk'
import { openView, selectConnector } from '@wallet-kit/sdk/actions'

/**
 * Connects with a wallet of the directory: with the one in this browser, else by pairing with its app, else it
 * shows where to get it.
 */
export function openWallet(kit: AppKit, wallet: ListedWallet): void {
  const { connectorId, mobile_link } = wallet
  const pairing = kit.stores.connectors.getState().connectors.find(({ type }) => type === 'WALLET_CONNECT')
  if (connectorId) selectConnector(kit, { connectorId })
  else if (pairing && mobile_link) {
    openView(kit, { view: 'ConnectingWalletConnect', data: { connectorId: pairing.id, wallet } })
    selectConnector(kit, { connectorId: pairing.id })
  } else openView(kit, { view: 'Downloads', data: { wallet } })
}
