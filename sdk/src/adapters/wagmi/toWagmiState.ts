import type { Config, State } from '@wagmi/core'
import type { AppKit } from '../../kit/AppKit.ts'
import { kitConnectorId } from './createKitConnector.ts'
import { nameConnector } from './nameConnector.ts'
import { readKitConnection } from './readKitConnection.ts'

/**
 * The kit's present connection and network as a state of wagmi, e.g. for the `initialState` of `WagmiProvider`: the
 * first render shows the account then, and wagmi's reconnecting confirms it.
 *
 * @param config has a `walletKit` connector, or is that of a `WagmiAdapter`
 * @example
 * await kit.ready()
 * root.render(<WagmiProvider config={config} initialState={toWagmiState(kit, config)}>…</WagmiProvider>)
 */
export function toWagmiState(kit: AppKit, config: Config): State {
  const connection = readKitConnection(kit)
  const connector = config.connectors.find(({ id }) => id === kitConnectorId)
  const network = kit.getCaipNetwork('eip155')
  const chain = config.chains.find(({ id }) => id === (connection?.chainId ?? network?.id))
  const chainId = chain?.id ?? config.state.chainId
  if (!connection || !connector)
    return { chainId, connections: new Map(), current: null, status: 'disconnected' }
  return {
    chainId,
    connections: new Map([[connector.uid, { ...connection, connector: nameConnector(kit, connector) }]]),
    current: connector.uid,
    status: 'connected',
  }
}
