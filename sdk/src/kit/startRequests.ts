import { rpcMethodNotAllowed } from '@wallet-kit/clients/errors/constants'
import type { ConnectorGuard } from '../account/requests/createRequestGuard.ts'
import { createError } from '../foundation/errors/createError.ts'
import { logWarning } from '../foundation/logs/log.ts'
import type { Toasts } from '../foundation/notices/createToasts.ts'
import { loadOnce } from '../foundation/platform/loadOnce.ts'
import { wait } from '../foundation/platform/wait.ts'
import type { Navigation } from '../modal/navigation/createNavigation.ts'
import type { Connector } from '../wallets/connectors/Connector.ts'
import type { KitContext } from './KitContext.ts'

/** Pause between the modal's opening and the toast that an action is not allowed, in ms. */
const refusalDelay = 300

interface Requests {
  load(): Promise<void>
  /** A connector as the host app may use it. `undefined` where its guard is not loaded. */
  guard(connector: Connector): Connector | undefined
  /** The view of requests was left. */
  leave(): void
}

/** Whether a wallet has no screen of its own, and the modal or the frame shows its requests. */
export function isGuarded({ confirmsInPage, asksInFrame }: Connector): boolean | undefined {
  return confirmsInPage || asksInFrame
}

/** Holds requests to wallets without a screen of their own. Its code is loaded before such a wallet is handed out. */
export function startRequests(
  context: KitContext,
  { navigation, toasts }: { readonly navigation: Navigation; readonly toasts: Toasts },
): Requests {
  let guard: ConnectorGuard | undefined
  const load = loadOnce(async () => {
    const { createRequestGuard } = await import('../account/requests/use.ts')
    guard = createRequestGuard(context, {
      requestWaits: navigation.requestWaits,
      requestsDone: navigation.requestsDone,
      requestRefused(method) {
        logWarning(context, createError(rpcMethodNotAllowed).message, { method })
        navigation.requestRefused()
        wait(refusalDelay, context.lifetime).then(
          () => toasts.show({ key: 'actionNotAllowed', variant: 'error' }),
          // The kit has been destroyed.
          () => undefined,
        )
      },
    })
  })
  return {
    load,
    guard: (connector) => (isGuarded(connector) ? guard?.guard(connector) : connector),
    leave: () => guard?.leave(),
  }
}
