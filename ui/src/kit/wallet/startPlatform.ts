import type { AppKit, ViewDataByName } from '@wallet-kit/sdk'
import { openPairingLink, selectConnector, type WalletPlatform } from '@wallet-kit/sdk/actions'

/**
 * Begins to connect on a platform: asks the extension, or shows a code and opens the app with it. A web app is opened
 * by a press of its own. Within the visitor's click, as browsers open apps and tabs only then.
 */
export function startPlatform(
  kit: AppKit,
  platform: WalletPlatform,
  { connectorId, installedId, wallet }: ViewDataByName['ConnectingWalletConnect'],
): void {
  if (platform === 'unsupported') return
  if (platform === 'browser') {
    if (installedId) selectConnector(kit, { connectorId: installedId })
    return
  }
  selectConnector(kit, { connectorId })
  if (wallet && (platform === 'mobile' || platform === 'desktop')) openPairingLink(kit, { wallet, platform })
}
