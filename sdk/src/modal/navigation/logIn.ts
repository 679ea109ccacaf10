import { isSameLogin, type Login } from '../../foundation/logins/Login.ts'
import { openLoginWindow } from '../../foundation/logins/openLoginWindow.ts'
import type { SocialProvider } from '../../foundation/options/OptionData.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { authConnectorId } from '../../wallets/connectors/auth/authConnectorId.ts'
import type { ModalContext } from './ModalContext.ts'

/** An e-mail address, or a social network; `passkey` for a passkey. */
export type LogInParameters = { readonly email: string } | { readonly provider: SocialProvider }

/**
 * Logs in, like entering an e-mail address or picking a social network in the modal. Call it within the visitor's
 * click: the window of a social network opens at once. The outcome is in `kit.stores.connection`, as `attempt`; never
 * rejects.
 *
 * @example
 * logIn(kit, { email: 'alice@example.com' })
 * logIn(kit, { provider: 'google' })
 * logIn(kit, { provider: 'passkey' })
 */
export function logIn(kit: KitHandle<ModalContext>, parameters: LogInParameters): void {
  const { connections, navigation, stores } = kit._internal
  const { attempt } = stores.connection.getState()
  // The same login is in progress: another window, or another e-mail, is not needed.
  if (attempt.status === 'asking' && isSameLogin(attempt.login, toLoginData(parameters))) return
  const login = toLogin(parameters)
  const connector = stores.connectors.getState().connectors.find(({ id }) => id === authConnectorId)
  // Until the code that asks is loaded there is no attempt to show, or to cancel.
  if (connector && !connections) navigation?.attemptStarted(connector, login)
  const close = () => {
    if (login.type === 'social') login.window?.close()
  }
  connect(kit, { connectorId: authConnectorId, login }).then(close, close)
}

function toLoginData(parameters: LogInParameters): Login {
  return 'email' in parameters
    ? { type: 'email', email: parameters.email.trim() }
    : { type: 'social', provider: parameters.provider }
}

/** With the window of a social network, which is opened within the click. */
function toLogin(parameters: LogInParameters): Login {
  const login = toLoginData(parameters)
  const hasWindow = login.type === 'social' && !['farcaster', 'passkey'].includes(login.provider)
  return hasWindow ? { ...login, window: openLoginWindow() } : login
}
