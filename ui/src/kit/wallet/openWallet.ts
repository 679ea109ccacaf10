import type { AppKit, ListedWallet } from '@wallet-kit/sdk'
import { getWalletPlatforms, openView, selectConnector } from '@wallet-kit/sdk/actions'
import { startPlatform } from './startPlatform.ts'

/**
 * Connects with a wallet of the directory: with the one in this browser, else on the first platform that it has, else
 * it shows where to get it.
 */
export function openWallet(kit: AppKit, wallet: ListedWallet): void {
  const { connectors } = kit.stores.connectors.getState()
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT')
  const { platforms, connectorId: installedId } = getWalletPlatforms(kit, { wallet })
  const [first] = platforms
  if (wallet.connectorId) selectConnector(kit, { connectorId: wallet.connectorId })
  else if (pairing && first) {
    const data = { connectorId: pairing.id, wallet, ...(installedId && { installedId }) }
    openView(kit, { view: 'ConnectingWalletConnect', data })
    startPlatform(kit, first, data)
  } else if (installedId) selectConnector(kit, { connectorId: installedId })
  else openView(kit, { view: 'Downloads', data: { wallet } })
}
