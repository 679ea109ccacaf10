import { createLateError } from '../errors/createLateError.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import { assertOwnMessage } from './assertOwnMessage.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import type { SIWXConfig, SIWXMessage, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext, SignInEffects } from './SignInContext.ts'

/** How long the sign-in server may take for each step, in ms. The wallet may take as long as it likes. */
const serverLimit = 10_000

/** What one attempt to sign in works with. */
interface Attempt {
  readonly context: SignInContext
  readonly siwx: SIWXConfig
  readonly account: SignInAccount
  /** Aborts when something else takes over. */
  readonly signal: AbortSignal
}

/**
 * Message, signature, verification, in that order. See the action `signIn` for what each outcome means.
 *
 * @param takeOver ends what is in progress and returns the signal of this attempt
 * @throws WalletKitError `SIWX_NOT_ENABLED`, `NOT_CONNECTED`
 */
export async function runSignIn(
  context: SignInContext,
  siwx: SIWXConfig | undefined,
  effects: SignInEffects,
  takeOver: () => AbortSignal,
): Promise<void> {
  const { stores, notices } = context
  if (!siwx) throw createLateError('SIWX_NOT_ENABLED')
  const account = getSignInAccount(context)
  if (!account) throw createLateError('NOT_CONNECTED')

  const { caipAddress } = account
  const signal = takeOver()
  const attempt: Attempt = { context, siwx, account, signal }
  stores.signIn.set({ status: 'signing', caipAddress })
  const message = await createMessage(attempt).catch((cause: unknown) => {
    if (signal.aborted) return undefined
    return isWalletKitError(cause) ? cause : createLateError('SIGN_IN_FAILED', { cause })
  })
  if (message === undefined) return
  if (isWalletKitError(message)) {
    const left = effects.signInUnavailable()
    stores.signIn.set({ status: 'off', error: message })
    await left
    return
  }
  try {
    const session = await sign(attempt, message)
    if (signal.aborted) return
    stores.signIn.set({ status: 'authenticated', caipAddress, session })
    effects.signInSettled()
  } catch (cause) {
    if (signal.aborted) return
    const error = toSignInError(cause)
    stores.signIn.set({ status: 'needed', caipAddress, error })
    effects.signatureNeeded()
    const key = error.code === 'SIGNATURE_DECLINED' ? 'signatureDeclined' : 'authenticationFailed'
    notices.showToast({ key, variant: 'error' })
  }
}

async function createMessage({ siwx, account, signal }: Attempt): Promise<SIWXMessage> {
  const { address: accountAddress, caipNetworkId: chainId } = account
  const message = await withTimeLimit(serverLimit, signal, (limited) =>
    raceSignal(siwx.createMessage({ accountAddress, chainId }, { signal: limited }), limited),
  )
  assertOwnMessage(message, account)
  return message
}

async function sign({ context, siwx, account, signal }: Attempt, message: SIWXMessage): Promise<SIWXSession> {
  const { namespace: name, address } = account
  const provider = context.getConnector(name)?.getProvider(name)
  if (!provider) throw createLateError('NOT_CONNECTED')
  const namespace = await context.namespaces.load(name)
  const text = message.toString()
  const signature = await raceSignal(namespace.signMessage(provider, { address, message: text }), signal)
  const { toString: _, ...data } = message
  const session = { data, message: text, signature }
  await withTimeLimit(serverLimit, signal, (limited) =>
    raceSignal(siwx.addSession(session, { signal: limited }), limited),
  )
  return session
}

function toSignInError(cause: unknown): WalletKitError {
  if (!isWalletKitError(cause)) return createLateError('SIGN_IN_SERVER_UNREACHABLE', { cause })
  return isWalletKitError(cause, 'USER_REJECTED') ? createLateError('SIGNATURE_DECLINED', { cause }) : cause
}
