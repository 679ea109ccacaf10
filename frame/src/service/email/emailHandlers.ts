import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, logIn, ofUser, userOf } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { logsInByEmail } from '../users/FrameUser.ts'
import { readEmail } from './readEmail.ts'

/** Logging in by e-mail, and changing the address. */
export function createEmailHandlers(handle: Handle) {
  return {
    connectEmail: handle(start, { startsLogin: true }),
    connectDevice: handle(
      async (call) => {
        const { parts, session } = call
        const email = session.pendingEmail
        if (email === undefined) throw new FrameRefusal('No login is in progress.', 409)
        await parts.codeMail.sendCode({ sessionId: session.id, purpose: 'login', email }, call)
        return {}
      },
      { continuesLogin: true },
    ),
    connectOtp: handle(
      async (call, { otp }: { readonly otp: string }) => {
        const { parts, session } = call
        const email = session.pendingEmail
        if (email === undefined) throw codeExpired()
        await parts.codes.redeem({ sessionId: session.id, purpose: 'login', email }, otp)
        await logIn(call, await parts.users.ofEmail(email))
        return {}
      },
      { way: 'email', continuesLogin: true },
    ),
    updateEmail: handle(startChange),
    updateEmailPrimaryOtp: handle(async (call, { otp }: { readonly otp: string }) => {
      const { parts, session, user } = await ofUser(call)
      const { id: sessionId, newEmail } = session
      if (newEmail === undefined) throw codeExpired()
      await parts.codes.redeem({ sessionId, purpose: 'primary', email: user.email ?? '' }, otp)
      await parts.codeMail.sendCode({ sessionId, purpose: 'secondary', email: newEmail }, call)
      return {}
    }),
    updateEmailSecondaryOtp: handle(completeChange),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function start(
  call: FrameCall,
  body: { readonly email: string; readonly isNewDevice?: boolean | undefined },
) {
  const { parts, session } = call
  const email = readEmail(body.email)
  // A browser without a share cannot use the session that it has, as after a login that was broken off.
  if (!body.isNewDevice && (await userOf(call))?.email === email) return { action: 'CONNECT' as const }
  await parts.sessions.update(session.id, { pendingEmail: email })
  // The keeper's mail comes first, so that the visitor has one thing to do at a time.
  if (body.isNewDevice) return { action: 'VERIFY_DEVICE' as const }
  await parts.codeMail.sendCode({ sessionId: session.id, purpose: 'login', email }, call)
  return { action: 'VERIFY_OTP' as const }
}

async function startChange(call: FrameCall, body: { readonly email: string }) {
  const { parts, session, user } = await ofUser(call)
  const newEmail = readEmail(body.email)
  if (!logsInByEmail(user))
    throw new FrameRefusal('The e-mail address of this account cannot be changed.', 409)
  if (await parts.users.isTaken(newEmail)) throw emailTaken()
  await parts.sessions.update(session.id, { newEmail })
  await parts.codeMail.sendCode({ sessionId: session.id, purpose: 'primary', email: user.email }, call)
  return { action: 'VERIFY_PRIMARY_OTP' as const }
}

/** There is a code for the new address only after that of the old one. */
async function completeChange(call: FrameCall, { otp }: { readonly otp: string }) {
  const { parts, session, user } = await ofUser(call)
  const { id: sessionId, newEmail } = session
  if (newEmail === undefined) throw codeExpired()
  await parts.codes.redeem({ sessionId, purpose: 'secondary', email: newEmail }, otp)
  if (!(await parts.users.changeEmail(user.id, newEmail))) throw emailTaken()
  await parts.sessions.update(sessionId, { newEmail: undefined })
  return { newEmail }
}

const codeExpired = () => new FrameRefusal('Code expired. Request a new one.', 410)
const emailTaken = () => new FrameRefusal('This e-mail address is already in use.', 409)
