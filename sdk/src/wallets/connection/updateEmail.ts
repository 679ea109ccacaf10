import { addressOrAuthConnectorMissing, emailLoginCooldown } from '@wallet-kit/clients/errors/constants'
import type { EmbeddedWalletInfo } from '../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { authConnectorId } from '../connectors/auth/authConnectorId.ts'
import { forgetEmailSent, getEmailDelay, storeEmailSent } from '../connectors/auth/emailDelay.ts'
import { storeLogin } from '../connectors/auth/loginRecords.ts'
import type { FrameContext } from '../frame/FrameContext.ts'
import { secureFrame } from '../frame/secureFrame.ts'
import type { WalletsContext } from './WalletsContext.ts'

/**
 * Starts to change the e-mail address of the login: a code is sent. Returns which address it went to: first to the present
 * one (`primary`), where the service asks for that, then to the new one (`secondary`).
 *
 * @throws WalletKitError `EMAIL_LOGIN_COOLDOWN` within 30 s of the last code, `ADDRESS_OR_AUTH_CONNECTOR_MISSING` without an e-mail
 *   login, `FRAME_ERROR` with the service's own message
 *
 * @example
 * const sentTo = await updateEmail(kit, { email: 'new@example.com' })
 */
export async function updateEmail(
  { _internal: context }: KitHandle<WalletsContext & FrameContext>,
  { email }: { readonly email: string },
): Promise<'primary' | 'secondary'> {
  getLogin(context)
  const delay = getEmailDelay(context.storage)
  if (delay > 0) throw createError(emailLoginCooldown, { context: { seconds: Math.ceil(delay / 1_000) } })
  // Before it is sent: a second call meanwhile must not send another one.
  storeEmailSent(context.storage)
  const { action } = await getFrame(context)
    .ask((host) => host.updateEmail({ email: email.trim() }))
    .catch((error) => {
      forgetEmailSent(context.storage)
      throw error
    })
  return action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary'
}

/**
 * Enters the code that the present address got; the new one gets another code then.
 *
 * @throws WalletKitError `FRAME_ERROR`, with the service's own message, for a wrong or expired code
 *
 * @example
 * await confirmCurrentEmail(kit, { code: '123456' })
 */
export async function confirmCurrentEmail(
  { _internal: context }: KitHandle<WalletsContext & FrameContext>,
  { code }: { readonly code: string },
): Promise<void> {
  await getFrame(context).ask((host) => host.updateEmailPrimaryOtp({ otp: code }))
}

/**
 * Enters the code that the new address got, which becomes that of the login. Returns it.
 *
 * @throws WalletKitError `FRAME_ERROR`, with the service's own message, for a wrong or expired code
 *
 * @example
 * const email = await confirmNewEmail(kit, { code: '123456' })
 */
export async function confirmNewEmail(
  { _internal: context }: KitHandle<WalletsContext & FrameContext>,
  { code }: { readonly code: string },
): Promise<string> {
  const {
    embeddedWalletInfo: { user, authProvider },
    caipNetworkId,
  } = getLogin(context)
  const { newEmail: email } = await getFrame(context).ask((host) =>
    host.updateEmailSecondaryOtp({ otp: code }),
  )
  // Another visitor may have logged in meanwhile.
  if (getLogin(context).embeddedWalletInfo.user !== user) throw createError(addressOrAuthConnectorMissing)
  const changed = { ...user, email }
  storeLogin(context.storage, { user: changed, authProvider }, caipNetworkId)
  context.connections?.setLogin(authConnectorId, changed)
  return email
}

interface EmailLogin {
  readonly embeddedWalletInfo: EmbeddedWalletInfo
  readonly caipNetworkId: CaipNetworkId
}

function getFrame(context: WalletsContext & FrameContext) {
  return getKitState(context, secureFrame)
}

/** The connection of a visitor who has logged in by e-mail. */
function getLogin({ stores }: WalletsContext & FrameContext): EmailLogin {
  for (const state of Object.values(stores.connection.getState().namespaces)) {
    if (state.status !== 'connected') continue
    const { embeddedWalletInfo, caipNetworkId } = state
    if (embeddedWalletInfo?.authProvider === 'email') return { embeddedWalletInfo, caipNetworkId }
  }
  throw createError(addressOrAuthConnectorMissing)
}
