import { setTimeout as delay } from 'node:timers/promises'
import type { FrameCall, FrameOperation } from '../api/FrameCall.ts'
import { readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { DeclinedError, type FarcasterIdentity } from './createFarcasterLogins.ts'

/** Logging in with Farcaster. */
export const farcasterOperations: readonly FrameOperation[] = [
  { path: '/farcaster/start', access: 'login', handle: start },
  { path: '/farcaster/finish', access: 'anyone', handle: finish },
]

const waitMs = 5 * 60_000
const pollMs = 500

async function start({ state, body, session }: FrameCall) {
  const hostOrigin = readString(body, 'hostOrigin')
  if (!state.origins.includes(hostOrigin))
    throw new FrameRefusal('Pages of this origin cannot log in here.', 403)
  const url = await state.farcasterLogins.start({ sessionId: session.id, hostOrigin }).catch(() => {
    throw new FrameRefusal('Farcaster does not respond. Try again.', 502)
  })
  return { url }
}

async function finish(call: FrameCall) {
  const { fid, userName } = await waitForApproval(call)
  await call.logIn(call.state.users.ofAccount(`farcaster:${fid}`, { email: null, userName }))
  return { userName }
}

async function waitForApproval({ state, session, signal }: FrameCall): Promise<FarcasterIdentity> {
  if (!state.farcasterLogins.has(session.id)) throw new FrameRefusal('No login is in progress.', 409)
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const identity = await state.farcasterLogins.check(session.id).catch((error: unknown) => {
      if (signal.aborted) return undefined
      if (error instanceof DeclinedError) throw new FrameRefusal('The login was declined in Farcaster.', 403)
      throw new FrameRefusal('The login with Farcaster failed. Try again.', 502)
    })
    if (signal.aborted) throw new FrameRefusal('The login was cancelled.', 409)
    if (identity) return identity
    await delay(pollMs, undefined, { signal }).catch(() => {})
  }
  state.farcasterLogins.cancel(session.id)
  throw new FrameRefusal('The login was not approved in time. Try again.', 408)
}
