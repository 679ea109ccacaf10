import { warn } from '../../foundation/platform/warn.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { OpenPairingLinkParameters } from './Connections.ts'
import { startLoad } from './startLoad.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Opens a wallet's app with the pairing code of the attempt that is in progress, as soon as there is one: call it
 * within the visitor's click, after `connect`. A link that may not be opened is refused; `getWalletPlatforms` does not
 * offer its platform. The app is remembered in `WALLETCONNECT_DEEPLINK_CHOICE`, so that later requests open it again.
 *
 * @example
 * connect(kit, { connectorId: 'walletConnect' })
 * openPairingLink(kit, { wallet, platform: 'mobile' })
 */
export function openPairingLink(
  { _internal: context }: KitHandle<WalletsContext>,
  parameters: OpenPairingLinkParameters,
): void {
  if (context.connections) {
    context.connections.openPairingLink(parameters)
    return
  }
  void openOnceLoaded(context, parameters)
}

async function openOnceLoaded(context: WalletsContext, parameters: OpenPairingLinkParameters): Promise<void> {
  const load = startLoad(context)
  try {
    const connections = await load.connections
    // Else the app would be opened with the code of a later attempt.
    if (!load.signal.aborted && load.left.size === 0) connections.openPairingLink(parameters)
  } catch (error) {
    if (!context.lifetime.aborted) warn('The link to a wallet could not be opened.', error)
  }
}
