import { projectIdMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../foundation/errors/createError.ts'
import type { AppKit, AppKitStores } from './AppKit.ts'
import { accountMethods } from './accountMethods.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import { createContext } from './createContext.ts'
import { lateMethods } from './lateMethods.ts'
import { modalMethods } from './modalMethods.ts'
import { networkMethods } from './networkMethods.ts'
import { optionMethods } from './optionMethods.ts'
import { restoreVisit } from './restoreVisit.ts'

/**
 * Creates a kit. It owns all of its state, listeners, timers and requests; two kits do not see each other.
 * In a page it immediately restores the connection of the last visit, without any prompt; on a server it does
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
  const lifetime = new AbortController()
  const context = createContext(options, lifetime.signal, (adapter) => adapter.attach?.(kit as never))
  const { stores } = context

  if (!options.projectId)
    context.notices.alert(createError(projectIdMissing), ': Pass `projectId` to createAppKit.')
  const ready = restoreVisit(context).then(() => stores.start.set({ isDone: true }))

  // Each under its own name.
  const readable = Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [name, store.readable]),
  ) as unknown as AppKitStores

  const kit: AppKit = {
    get options() {
      return stores.options.getState()
    },
    stores: readable,
    services: stores.options.getState().services,
    ...accountMethods(context),
    ...networkMethods(context),
    ...modalMethods(context),
    ...optionMethods(context),
    ...lateMethods(context),
    ready: () => ready,
    destroy: () => lifetime.abort(),
    _internal: context,
  }
  options.adapters?.forEach(context.attach)
  return kit
}
