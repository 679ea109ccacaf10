import type { Connector } from '@wagmi/core'
import type { AppKit } from '../../instance/AppKit.ts'

/** The kit's connector under name and icon of the connected wallet, for host apps that show them. */
export function nameConnector(kit: AppKit, connector: Connector): Connector {
  const wallet = kit.getWalletInfo('eip155')
  return { ...connector, ...(wallet && { name: wallet.name, icon: wallet.icon }) }
}
