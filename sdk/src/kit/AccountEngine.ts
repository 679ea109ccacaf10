import type { SignIn } from '../signIn/siwx/SignInContext.ts'
import type { Connections } from '../wallets/connection/Connections.ts'
import type { LateMethods } from './CompatibleMethods.ts'

/** The part of an instance that talks to wallets and to the sign-in server. */
export interface AccountEngine {
  readonly connections: Connections
  readonly signIn: SignIn
  /** Methods of the instance that are about accounts and their networks. */
  readonly late: Pick<LateMethods, 'fetchBalance' | 'addAdapter' | 'removeAdapter'>
}
