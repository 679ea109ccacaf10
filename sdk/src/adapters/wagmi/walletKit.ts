import type { CreateConnectorFn } from '@wagmi/core'
import type { Eip1193Provider } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createKitConnector } from './createKitConnector.ts'
import { isSameConnection, readKitConnection } from './readKitConnection.ts'

/**
 * A wagmi connector for a host app with a wagmi configuration of its own. Connecting opens the modal, unless a wallet
 * is connected already; what changes in the kit changes in wagmi, and the other way round. Use `WagmiAdapter`
 * instead where wagmi's configuration may be created by the kit.
 *
 * @param kit must offer the networks of wagmi's configuration (EIP-155 chain ids)
 * @example
 * const kit = createAppKit({ projectId, networks: [mainnet] })
 * const config = createConfig({ chains: [mainnet], connectors: [walletKit(kit)], transports: { [mainnet.id]: http() } })
 */
export function walletKit(kit: AppKit): CreateConnectorFn<Eip1193Provider> {
  const createConnector = createKitConnector(() => kit)
  return (parameters) => {
    const { emitter } = parameters
    let last = readKitConnection(kit)

    /** wagmi ignores a `connect` while it is connecting or reconnecting: it reads the answer of `connect` then. */
    function report(): void {
      const next = readKitConnection(kit)
      if (isSameConnection(next, last)) return
      const previous = last
      last = next
      if (!next) emitter.emit('disconnect')
      else emitter.emit(previous ? 'change' : 'connect', next)
    }

    return {
      ...createConnector(parameters),
      async setup() {
        kit.stores.connection.subscribe(report)
      },
    }
  }
}
