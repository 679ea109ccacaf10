import type { FrameCall, FrameOperation, UserCall } from '../api/FrameCall.ts'
import { readEmail, readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { isSpecialAddress } from './specialAddresses.ts'

/** Logging in by e-mail, and changing the address. */
export const emailOperations: readonly FrameOperation[] = [
  { path: '/email/start', access: 'login', handle: start },
  { path: '/email/device', access: 'anyone', handle: waitForDevice },
  { path: '/email/code', access: 'anyone', handle: logIn },
  { path: '/email/change', access: 'user', handle: startChange },
  { path: '/email/change/primary', access: 'user', handle: verifyPrimary },
  { path: '/email/change/secondary', access: 'user', handle: completeChange },
]

async function start({ state, body, session, base }: FrameCall) {
  const { users, devices, codeMail } = state
  const email = readEmail(body)
  if (session.userId !== undefined && users.find(session.userId)?.email === email)
    return { action: 'CONNECT' }
  session.pendingEmail = email
  if (isSpecialAddress(email, 'new-device') && !devices.isRegistered(session.device, email)) {
    const token = devices.request(session.device, email)
    await codeMail.sendLink({ email, link: `${base}/secure/device?token=${token}` })
    return { action: 'VERIFY_DEVICE' }
  }
  await codeMail.sendCode({ sessionId: session.id, purpose: 'login', email })
  return { action: 'VERIFY_OTP' }
}

async function waitForDevice({ state, session, signal }: FrameCall) {
  const email = session.pendingEmail
  if (email === undefined) throw new FrameRefusal('No login is in progress.', 409)
  await state.devices.wait(session.device, email, signal)
  await state.codeMail.sendCode({ sessionId: session.id, purpose: 'login', email })
  return {}
}

async function logIn({ state, body, session, logIn }: FrameCall) {
  const email = session.pendingEmail
  if (email === undefined) throw new FrameRefusal('Code expired. Request a new one.', 410)
  state.codes.redeem({ sessionId: session.id, purpose: 'login', email }, readString(body, 'otp'))
  await logIn(state.users.ofEmail(email))
  return {}
}

async function startChange({ state, body, session, user }: UserCall) {
  const newEmail = readEmail(body)
  // The address of a social account belongs to the social network.
  if (user.email === null || !user.id.startsWith('email:')) {
    throw new FrameRefusal('The e-mail address of this account cannot be changed.', 409)
  }
  if (state.users.isTaken(newEmail)) throw new FrameRefusal('This e-mail address is already in use.', 409)
  session.newEmail = newEmail
  await state.codeMail.sendCode({ sessionId: session.id, purpose: 'primary', email: user.email })
  return { action: 'VERIFY_PRIMARY_OTP' }
}

async function verifyPrimary({ state, body, session, user }: UserCall) {
  const { id: sessionId, newEmail } = session
  if (newEmail === undefined) throw new FrameRefusal('Code expired. Request a new one.', 410)
  const key = { sessionId, purpose: 'primary', email: user.email ?? '' } as const
  state.codes.redeem(key, readString(body, 'otp'))
  await state.codeMail.sendCode({ sessionId, purpose: 'secondary', email: newEmail })
  return {}
}

/** There is a code for the new address only after that of the old one. */
function completeChange({ state, body, session, user }: UserCall) {
  const { id: sessionId, newEmail } = session
  if (newEmail === undefined) throw new FrameRefusal('Code expired. Request a new one.', 410)
  state.codes.redeem({ sessionId, purpose: 'secondary', email: newEmail }, readString(body, 'otp'))
  if (state.users.isTaken(newEmail)) throw new FrameRefusal('This e-mail address is already in use.', 409)
  state.users.changeEmail(user.id, newEmail)
  session.newEmail = undefined
  return { newEmail }
}
