import type { Connector } from '@wagmi/core'
import type { AppKit } from '../../kit/AppKit.ts'

/** The kit's connector under name and icon of the connected wallet, for host apps that show them. */
export function nameConnector(kit: AppKit, connector: Connector): Connector {
  const wallet = kit.getWalletInfo('eip155')
  if (!wallet) return connector
  const { type, name, icon } = wallet
  // A paired wallet may state an image of any host, which must not learn of the visit.
  const isShown = type !== 'WALLET_CONNECT' || icon?.startsWith('data:')
  return {
    ...connector,
    // AppKit's name of every login is no name of a wallet.
    ...(type !== 'AUTH' && { name }),
    ...(isShown && { icon }),
  }
}
