import type { AppKit } from './AppKit.ts'
import { createEarlyError } from './errors/createEarlyError.ts'
import { accountMethods } from './instance/accountMethods.ts'
import { createInternals } from './instance/createInternals.ts'
import { modalMethods } from './instance/modalMethods.ts'
import { networkMethods } from './instance/networkMethods.ts'
import { optionMethods } from './instance/optionMethods.ts'
import { start } from './instance/start.ts'
import type { CreateAppKitOptions } from './options/CreateAppKitOptions.ts'
import { resolveOptions } from './options/resolveOptions.ts'

/**
 * Creates a kit. It owns all of its state, listeners, timers and requests; two kits do not see each other.
 * In a page it at once restores the connection of the last visit, without any prompt; on a server it does
 * nothing. Before the visitor acts, no service is asked for anything else.
 *
 * @throws WalletKitError `SIGN_IN_OPTIONS_CONFLICT` when both `siwx` and `siweConfig` are set,
 * `NETWORKS_MISSING` without networks. A missing project id is reported as an alert, not thrown.
 *
 * @example
 * import { authSession, createAppKit } from '@wallet-kit/sdk'
 * import { mainnet, polygon } from '@wallet-kit/sdk/networks'
 *
 * const kit = createAppKit({ projectId: '…', networks: [mainnet, polygon], siwx: authSession() })
 * const stop = kit.subscribeAccount(({ address }) => console.log(address))
 * kit.destroy()
 */
export function createAppKit(options: CreateAppKitOptions): AppKit {
  const resolved = resolveOptions(options)
  const lifetime = new AbortController()
  const kit = createInternals(resolved, lifetime.signal)
  const { stores } = kit

  if (!resolved.projectId) kit.notices.alert(createEarlyError('PROJECT_ID_MISSING'))
  const ready = start(kit).then(() => stores.start.set({ isDone: true }))

  return {
    get options() {
      return stores.options.getState()
    },
    stores: {
      connection: stores.connection.readable,
      networks: stores.networks.readable,
      connectors: stores.connectors.readable,
      modal: stores.modal.readable,
      signIn: stores.signIn.readable,
      theme: stores.theme.readable,
      options: stores.options.readable,
    },
    services: resolved.services,
    ...accountMethods(kit),
    ...networkMethods(kit),
    ...modalMethods(kit),
    ...optionMethods(kit),
    ready: () => ready,
    destroy: () => lifetime.abort(),
    _internal: kit,
  }
}
