import { userRejected } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { raceSignal } from '../../../foundation/platform/raceSignal.ts'
import type { LoginRequest } from './LoginRequest.ts'

/** A user as the frame reports one who has logged in. */
interface LoggedIn {
  /** At a social network. */
  readonly userName?: string | null | undefined
}

/**
 * Logs in with a passkey, which the frame asks for itself: alone, or to complete a login that the frame has refused for
 * want of one.
 *
 * @throws WalletKitError `USER_REJECTED` when the visitor declines in the frame, and what `SecureFrame.ask` throws
 */
export async function logInByPasskey({ frame, report, signal, settles }: LoginRequest): Promise<LoggedIn> {
  // The frame waits for its user: without this it would ask on, and complete a cancelled login.
  signal.addEventListener('abort', frame.reset, { once: true })
  try {
    const question = frame.ask((host) => {
      // The frame is in the page now, and can be shown.
      report({ type: 'passkey' })
      return host.connectPasskey({ signal })
    }, signal)
    return await raceSignal(settles(question), signal)
  } catch (error) {
    throw reasonOf(error) === 'USER_REJECTED' ? createError(userRejected, { cause: error }) : error
  } finally {
    signal.removeEventListener('abort', frame.reset)
  }
}

/** Waits for a login in the frame, and completes it with a passkey where its user wants one with every login. */
export async function withPasskey<User extends LoggedIn>(
  login: Promise<User>,
  request: LoginRequest,
): Promise<User | LoggedIn> {
  try {
    return await login
  } catch (error) {
    if (!needsPasskey(error)) throw error
    return logInByPasskey(request)
  }
}

/** Whether the frame has refused a login that a passkey completes. */
export function needsPasskey(error: unknown): boolean {
  return reasonOf(error) === 'PASSKEY_NEEDED'
}

function reasonOf(error: unknown): unknown {
  return isWalletKitError(error, 'FRAME_ERROR') ? error.context.reason : undefined
}
