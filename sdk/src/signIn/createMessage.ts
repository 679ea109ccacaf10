import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import { type ReadSignInMessage, readSignInMessage } from './readSignInMessage.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** How long the sign-in server may take, in ms. */
const serverLimit = 10_000

interface CreateMessageParameters {
  readonly context: SignInContext
  readonly siwx: SIWXConfig
  readonly account: SignInAccount
  readonly signal: AbortSignal
}

/**
 * A new message for the account, checked.
 *
 * @throws what the plug-in throws, WalletKitError `SIGN_IN_MESSAGE_MISMATCH`, `SIGN_IN_TIME_INVALID`
 */
export async function createMessage({
  context,
  siwx,
  account,
  signal,
}: CreateMessageParameters): Promise<ReadSignInMessage> {
  const { address, caipNetworkId: chainId } = account
  const [message, namespace] = await withTimeLimit(serverLimit, signal, (limited) => {
    const creating = async () => {
      const loaded = await context.namespaces.load(account.namespace)
      const accountAddress = await loaded.formatAddress(address)
      return [await siwx.createMessage({ accountAddress, chainId }, { signal: limited }), loaded] as const
    }
    return raceSignal(creating(), limited)
  })
  return readSignInMessage(message, account, namespace)
}
