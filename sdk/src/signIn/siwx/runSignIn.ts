import {
  activeAddressMissing,
  activeNetworkOrClientMissing,
  connectionClientNotFound,
  signatureDeclined,
  signInFailed,
  signInServerUnreachable,
} from '@wallet-kit/clients/errors/constants'
import type { CaipAddress } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import { asReported } from './asReported.ts'
import type { ServerSession } from './createServerSession.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import type { ReadSignInMessage } from './readSignInMessage.ts'
import { requestMessage } from './requestMessage.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext, SignInEffects } from './SignInContext.ts'

interface RunSignInParameters {
  readonly context: SignInContext
  /** `undefined` where there is no sign-in. */
  readonly siwx: SIWXConfig
  readonly server: ServerSession
  readonly effects: SignInEffects
  /** The message that has been shown for this account, while it can be signed. */
  readonly prepared: (account: SignInAccount) => ReadSignInMessage | undefined
  /** Ends an attempt in progress and returns the signal of this one. */
  takeOver(): AbortSignal
}

/** One attempt to sign in. */
interface Attempt {
  readonly context: SignInContext
  readonly siwx: SIWXConfig
  readonly server: ServerSession
  readonly account: SignInAccount
  /** Aborts when another attempt begins. */
  readonly signal: AbortSignal
}

/**
 * Message, signature, verification, in that order. See the action `signIn` for what each outcome means.
 *
 * @throws WalletKitError `ACTIVE_ADDRESS_MISSING`, `ACTIVE_NETWORK_OR_CLIENT_MISSING` on a network that is not offered
 */
export async function runSignIn({
  context,
  siwx,
  server,
  effects,
  prepared,
  takeOver,
}: RunSignInParameters): Promise<void> {
  const { stores } = context
  const account = getSignInAccount(context)
  if (!account) {
    const { activeNamespace } = stores.networks.getState()
    const isConnected = context.getConnection(activeNamespace).status === 'connected'
    throw createError(isConnected ? activeNetworkOrClientMissing : activeAddressMissing)
  }

  const { caipAddress } = account
  const ready = prepared(account)
  const signal = takeOver()
  const attempt: Attempt = { context, siwx, server, account, signal }
  stores.signIn.set({ status: 'signing', caipAddress, ...(ready && { message: ready.text }) })
  const message =
    ready ??
    (await requestMessage(attempt).catch((cause: unknown) =>
      isWalletKitError(cause) ? cause : createError(signInFailed, { cause }),
    ))
  if (signal.aborted) return
  if (isWalletKitError(message)) {
    // A wrong clock can be set right; without a message from the server there is nothing to sign.
    if (message.code === 'SIGN_IN_TIME_INVALID') return report(message)
    stores.signIn.set({ status: 'unavailable', caipAddress, error: message })
    effects.signInUnavailable()
    return
  }
  try {
    const session = await sign(attempt, message)
    if (signal.aborted) return
    stores.signIn.set({ status: 'authenticated', caipAddress, session })
    effects.signInSettled()
  } catch (cause) {
    if (!signal.aborted) report(toSignInError(cause))
  }

  function report(error: WalletKitError): void {
    reportFailure(context, effects, { caipAddress, error })
  }
}

/** Lets the visitor try again. */
export function reportFailure(
  context: Pick<SignInContext, 'stores' | 'notices' | 'getConnection'>,
  effects: Pick<SignInEffects, 'signatureNeeded'>,
  { caipAddress, error }: { readonly caipAddress: CaipAddress; readonly error: WalletKitError },
): void {
  context.stores.signIn.set({ status: 'needed', caipAddress, error })
  effects.signatureNeeded()
  context.notices.showToast({ key: toToast(context, error), variant: 'error' })
}

/** Failures that have nothing to do with the account: the server, the message, the clock. */
const notOfAccount: readonly string[] = [
  'SIGN_IN_SERVER_UNREACHABLE',
  'SIGN_IN_MESSAGE_MALFORMED',
  'SIGN_IN_MESSAGE_MISMATCH',
  'SIGN_IN_TIME_INVALID',
]

function toToast(context: Pick<SignInContext, 'stores' | 'getConnection'>, { code }: WalletKitError) {
  if (code === 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED') return 'smartAccountUnsupported'
  // Some of these accounts cannot sign at all.
  if (isSmartAccount(context) && !notOfAccount.includes(code)) return 'smartAccountUnsupported'
  return code === 'SIGNATURE_DECLINED' ? 'signatureDeclined' : 'authenticationFailed'
}

async function sign(
  { context, server, account, signal }: Attempt,
  { text, data }: ReadSignInMessage,
): Promise<SIWXSession> {
  const { namespace: name, address, caipAddress } = account
  const provider = context.getConnector(name)?.getProvider(name)
  if (!provider) throw createError(connectionClientNotFound)
  const namespace = await raceSignal(context.namespaces.load(name), signal)
  context.stores.signIn.set({ status: 'signing', caipAddress, message: text })
  const ask = () => namespace.signMessage(provider, { address, message: text, signal })
  const { authorize } = context.connections ?? {}
  const signature = await raceSignal(authorize ? authorize(name, ask, signal) : ask(), signal)
  const session = { data, message: text, signature }
  // The plug-in gets a copy: its changes must not become the state.
  const reported = await server
    .add([{ ...session, data: { ...data } }], signal)
    .catch(async (cause: unknown) => {
      const signing = await loadSignInUse()
      throw await signing.explainRefusal(context, cause, session, signal)
    })
  return asReported(session, reported)
}

/** Error of a failed sign-in for the visitor. */
export function toSignInError(cause: unknown): WalletKitError {
  if (!isWalletKitError(cause)) return createError(signInServerUnreachable, { cause })
  return isWalletKitError(cause, 'USER_REJECTED') ? createError(signatureDeclined, { cause }) : cause
}
