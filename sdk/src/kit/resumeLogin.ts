import type { Login } from '../foundation/logins/Login.ts'
import { takeLoginReturn } from '../foundation/logins/takeLoginReturn.ts'
import type { Navigation } from '../modal/navigation/createNavigation.ts'
import { startLoad } from '../wallets/connection/startLoad.ts'
import { authConnectorId } from '../wallets/connectors/auth/authConnectorId.ts'
import type { KitContext } from './KitContext.ts'

/** Takes the login that has left this page and returned. Returns a function that resumes it, which never rejects. */
export function takeLogin(context: KitContext): ((navigation: Navigation) => Promise<void>) | undefined {
  const login = takeLoginReturn(context)
  return login && ((navigation) => resumeLogin(context, navigation, login))
}

async function resumeLogin(context: KitContext, navigation: Navigation, login: Login): Promise<void> {
  const connector = context.stores.connectors.getState().connectors.find(({ id }) => id === authConnectorId)
  if (!connector) return
  navigation.open()
  // Until the code that asks is loaded there is no attempt to show, or to cancel.
  navigation.attemptStarted(connector, login)
  const load = startLoad(context)
  try {
    const connections = await load.connections
    if (!load.signal.aborted && load.left.size === 0)
      await connections.connect({ connector, namespaces: connector.namespaces, login })
  } catch {
    // A failure is a state of the attempt, which the view shows. Where code could not be loaded, it offers to try again.
  }
}
