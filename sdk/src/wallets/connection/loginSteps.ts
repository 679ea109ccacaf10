import { connectAborted } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
import { openLink } from '../../foundation/links/openLink.ts'
import { toAppLink } from '../../foundation/links/toAppLink.ts'
import { toLoginLink } from '../../foundation/logins/toLoginLink.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { getEmailDelay } from '../connectors/auth/emailDelay.ts'
import type { ConnectStep } from '../connectors/Connector.ts'
import type { FrameContext } from '../frame/FrameContext.ts'
import { secureFrame } from '../frame/secureFrame.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Enters the code of the e-mail that the login in progress has sent. The attempt continues when it is right.
 *
 * @throws WalletKitError `FRAME_ERROR`, with the service's own message, for a wrong or expired code; `CONNECT_ABORTED`
 * where no code is awaited
 *
 * @example
 * await submitLoginCode(kit, { code: '123456' })
 */
export async function submitLoginCode(
  { _internal }: KitHandle<WalletsContext>,
  { code }: { readonly code: string },
): Promise<void> {
  await getStep(_internal, 'code').submit(code)
}

/**
 * Sends the code of the login in progress again.
 *
 * @throws WalletKitError `EMAIL_LOGIN_COOLDOWN` before `resendAt`; `CONNECT_ABORTED` where no code is awaited
 *
 * @example
 * await resendLoginCode(kit)
 */
export async function resendLoginCode({ _internal }: KitHandle<WalletsContext>): Promise<void> {
  await getStep(_internal, 'code').resend()
}

/**
 * Opens the window of the login in progress, which the browser has blocked; within the visitor's click.
 *
 * @example
 * button.onclick = () => openBlockedLogin(kit)
 */
export function openBlockedLogin({ _internal }: KitHandle<WalletsContext>): void {
  getStep(_internal, 'window').open()
}

/**
 * Opens the Farcaster app of this device for the login in progress; within the visitor's click. Elsewhere the visitor scans the
 * step's `uri`.
 *
 * @throws WalletKitError `CONNECT_ABORTED` where none is in progress
 *
 * @example
 * openFarcasterLogin(kit)
 */
export function openFarcasterLogin({ _internal }: KitHandle<WalletsContext & FrameContext>): void {
  const { uri } = getStep(_internal, 'uri')
  const link = toAppLink(uri) ?? toLoginLink(uri, getKitState(_internal, secureFrame).getOrigin())
  if (link) openLink(link, '_blank')
}

/**
 * Delay before the next e-mail login, in ms: codes are sent at most every 30 s.
 *
 * @example
 * if (getEmailLoginDelay(kit) === 0) logIn(kit, { email })
 */
export function getEmailLoginDelay({ _internal }: KitHandle<WalletsContext>): number {
  return getEmailDelay(_internal.storage)
}

function getStep<Type extends ConnectStep['type']>(
  { stores }: Pick<WalletsContext, 'stores'>,
  type: Type,
): Extract<ConnectStep, { type: Type }> {
  const { attempt } = stores.connection.getState()
  if (attempt.status !== 'asking' || attempt.step.type !== type) throw createError(connectAborted)
  return attempt.step as Extract<ConnectStep, { type: Type }>
}
