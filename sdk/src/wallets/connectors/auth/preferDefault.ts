import { defaultAccountTypes } from '../../../chains/namespaces/families/defaultAccountTypes.ts'
import { isLoginAccountType, type LoginAccountType } from '../../../chains/namespaces/LoginAccounts.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { CaipNetwork } from '../../../chains/networks/Network.ts'
import { logWarning } from '../../../foundation/logs/log.ts'
import type { SecureFrame } from '../../frame/secureFrame.ts'
import type { AuthContext } from './AuthContext.ts'
import { askAccountType } from './askAccountType.ts'
import type { FrameUser } from './readUser.ts'

/** Kind of account that identifies the user of a login at first; `undefined` where logins have none of that kind. */
export function getDefaultType(
  { stores }: AuthContext,
  namespace: ChainNamespace,
): LoginAccountType | undefined {
  const chosen = stores.options.getState().defaultAccountTypes?.[namespace]
  const type = chosen ?? defaultAccountTypes[namespace]
  return isLoginAccountType(type) ? type : undefined
}

interface PreferDefaultParameters {
  readonly frame: SecureFrame
  readonly network: CaipNetwork
  readonly type: LoginAccountType
  readonly signal: AbortSignal | undefined
}

/**
 * Has the frame identify its user by the default kind of account, if they have one and it does not yet. A refusal falls back
 * to the account of the key, and is shown to the visitor.
 *
 * @throws the reason of `signal`
 */
export async function preferDefault(
  context: AuthContext,
  user: FrameUser,
  { frame, network, type, signal }: PreferDefaultParameters,
): Promise<FrameUser> {
  const { accounts, preferredType } = user.loginAccounts
  if (preferredType === type || !accounts.some((account) => account.type === type)) return user
  const withType = (preferredType: LoginAccountType): FrameUser => ({
    ...user,
    loginAccounts: { ...user.loginAccounts, preferredType },
  })
  try {
    const { caipNetworkId } = network
    await askAccountType(frame, { type, accounts, caipNetworkId, signal })
    return withType(type)
  } catch (error) {
    signal?.throwIfAborted()
    if (type !== 'eoa') context.notices.showToast({ key: 'smartAccountUnavailable', variant: 'error' })
    logWarning(context, 'The secure frame did not switch to the default kind of account.', error)
    return withType('eoa')
  }
}
