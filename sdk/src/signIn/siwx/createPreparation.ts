import { connectAborted } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import type { ReadSignInMessage } from './readSignInMessage.ts'
import { requestMessage } from './requestMessage.ts'
import type { SIWXConfig } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** Life that a message needs for its visitor to confirm it, in ms: a new one is created for the last seconds. */
const shortestLife = 30_000
/** Oldest message that is still signed, in ms. Nonces are valid for five minutes. */
const longestAge = 240_000

/** The message that is shown before the visitor decides to sign it. */
export interface Preparation {
  /** See the action `prepareSignIn`. */
  prepare(): Promise<void>
  /** The message that is shown for this account, while it is valid. It can be taken once. */
  take(account: SignInAccount): ReadSignInMessage | undefined
  /** Cancels a preparation in progress. */
  cancel(): void
}

interface CreatePreparationParameters {
  readonly context: SignInContext
  readonly siwx: SIWXConfig
}

/** Creates a message ahead of the signature. It counts only while exactly its text is in the state. */
export function createPreparation({ context, siwx }: CreatePreparationParameters): Preparation {
  const { lifetime } = context
  const store = context.stores.signIn
  let shown: { readonly message: ReadSignInMessage; readonly createdAt: number } | undefined
  let running: { readonly controller: AbortController; readonly done: Promise<void> } | undefined

  async function prepare(account: SignInAccount, signal: AbortSignal): Promise<void> {
    const { caipAddress } = account
    let message: ReadSignInMessage
    try {
      message = await requestMessage({ context, siwx, account, signal })
    } catch {
      // Without a message there is nothing to show; `signIn` tries again, and reports why that fails.
      return
    }
    const state = store.getState()
    if (signal.aborted || state.status !== 'needed' || state.caipAddress !== caipAddress) return
    shown = { message, createdAt: Date.now() }
    const { error, ...rest } = state
    // The clock has been set right.
    const isSettled = isWalletKitError(error, 'SIGN_IN_TIME_INVALID')
    store.set({ ...rest, ...(error && !isSettled && { error }), message: message.text })
  }

  function cancel(): void {
    running?.controller.abort(createError(connectAborted))
    running = undefined
    shown = undefined
  }

  lifetime.addEventListener('abort', cancel)

  return {
    cancel,
    prepare() {
      const account = getSignInAccount(context)
      const { status, message } = store.getState()
      if (!account || status !== 'needed' || message !== undefined || lifetime.aborted)
        return Promise.resolve()
      if (running) return running.done
      const controller = new AbortController()
      const done = prepare(account, controller.signal).finally(() => {
        if (running?.controller === controller) running = undefined
      })
      running = { controller, done }
      return done
    },
    take({ caipAddress }) {
      const state = store.getState()
      const taken = shown
      cancel()
      if (!taken || state.message !== taken.message.text || state.caipAddress !== caipAddress)
        return undefined
      return isFresh(taken) ? taken.message : undefined
    },
  }
}

function isFresh({
  message: { data },
  createdAt,
}: {
  readonly message: ReadSignInMessage
  readonly createdAt: number
}): boolean {
  const now = Date.now()
  const { expirationTime, issuedAt = '' } = data
  // A clock that was set back makes it too young.
  const isYoung = Math.abs(now - createdAt) < longestAge && Date.parse(issuedAt) < now + shortestLife
  return isYoung && (expirationTime === undefined || Date.parse(expirationTime) > now + shortestLife)
}
