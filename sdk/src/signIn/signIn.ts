import type { AppKit } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { getEngine } from '../connection/getEngine.ts'
import { createLateError } from '../errors/createLateError.ts'
import { isWalletKitError } from '../errors/isWalletKitError.ts'
import type { WalletKitError } from '../errors/WalletKitError.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import { assertOwnMessage } from './assertOwnMessage.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import type { SIWXConfig, SIWXMessage, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** How long the sign-in server may take for each step, in ms. The wallet may take as long as it likes. */
const serverLimit = 10_000

/**
 * Signs the connected account in: message, signature, verification, in that order. The outcome is in
 * `kit.stores.signIn`; a failure also shows a toast and leaves the sign-message view open.
 *
 * - The visitor or the server says no: state `needed` with the error, so that it can be tried again.
 * - The server gives no message: disconnected, since nothing can be signed. No half session remains.
 *
 * Never rejects once a sign-in can be tried.
 *
 * @throws WalletKitError `SIWX_NOT_ENABLED`, `NOT_CONNECTED`
 *
 * @example
 * await signIn(kit)
 * kit.stores.signIn.getState().status // 'authenticated'
 */
export async function signIn({ _internal: kit }: Pick<AppKit, '_internal'>): Promise<void> {
  const { siwx } = kit
  const store = kit.stores.signIn
  if (!siwx) throw createLateError('SIWX_NOT_ENABLED')
  const account = getSignInAccount(kit)
  if (!account) throw createLateError('NOT_CONNECTED')

  const { caipAddress } = account
  const signal = getEngine(kit).signIn.takeOver()
  store.set({ status: 'signing', caipAddress })
  const message = await createMessage(kit, siwx, account, signal)
  if (!message) return
  try {
    const session = await sign(kit, siwx, account, message, signal)
    if (signal.aborted) return
    store.set({ status: 'authenticated', caipAddress, session })
    kit.modal.settle()
  } catch (cause) {
    if (signal.aborted) return
    const error = toSignInError(cause)
    store.set({ status: 'needed', caipAddress, error })
    const { open, view } = kit.stores.modal.getState()
    if (!open || view !== 'SIWXSignMessage') kit.modal.show('SIWXSignMessage')
    const key = error.code === 'SIGNATURE_DECLINED' ? 'signatureDeclined' : 'authenticationFailed'
    kit.notices.showToast({ key, variant: 'error' })
  }
}

async function createMessage(
  kit: AppKitInternals,
  siwx: SIWXConfig,
  account: SignInAccount,
  signal: AbortSignal,
): Promise<SIWXMessage | undefined> {
  const { address: accountAddress, caipNetworkId: chainId } = account
  try {
    const message = await withTimeLimit(serverLimit, signal, (limited) =>
      raceSignal(siwx.createMessage({ accountAddress, chainId }, { signal: limited }), limited),
    )
    assertOwnMessage(message, account)
    return message
  } catch (cause) {
    if (signal.aborted) return undefined
    const error = isWalletKitError(cause) ? cause : createLateError('SIGN_IN_FAILED', { cause })
    const signedOut = getEngine(kit).forget()
    kit.stores.signIn.set({ status: 'off', error })
    kit.modal.show('Connect')
    kit.notices.showToast({ key: 'authenticationFailed', variant: 'error' })
    await signedOut
    return undefined
  }
}

async function sign(
  kit: AppKitInternals,
  siwx: SIWXConfig,
  account: SignInAccount,
  message: SIWXMessage,
  signal: AbortSignal,
): Promise<SIWXSession> {
  const { namespace, address } = account
  const connector = kit.getConnector(namespace)
  if (!connector) throw createLateError('NOT_CONNECTED')
  const text = message.toString()
  const signing = getEngine(kit).getAdapter(namespace).signMessage(connector, { address, message: text })
  const signature = await raceSignal(signing, signal)
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
