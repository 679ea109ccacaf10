import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { withTimeLimit } from '../../foundation/platform/withTimeLimit.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import type { ReadSignInMessage } from './readSignInMessage.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** Time limit of the sign-in server, in ms. */
const serverLimit = 10_000

interface RequestMessageParameters {
  readonly context: SignInContext
  readonly siwx: SIWXConfig
  readonly account: SignInAccount
  readonly signal: AbortSignal
}

/**
 * Asks the plug-in for a new message for the account, and checks it.
 *
 * @throws errors of the plug-in, WalletKitError `SIGN_IN_MESSAGE_MISMATCH`, `SIGN_IN_TIME_INVALID`
 */
export async function requestMessage({
  context,
  siwx,
  account,
  signal,
}: RequestMessageParameters): Promise<ReadSignInMessage> {
  const { address, caipNetworkId: chainId } = account
  return withTimeLimit(serverLimit, signal, (limited) => {
    const creating = async () => {
      const [loaded, signing] = await Promise.all([
        context.namespaces.load(account.namespace),
        loadSignInUse(),
      ])
      const accountAddress = await loaded.formatAddress(address)
      const message = await siwx.createMessage({ accountAddress, chainId }, { signal: limited })
      return signing.readSignInMessage(message, account, loaded)
    }
    return raceSignal(creating(), limited)
  })
}
