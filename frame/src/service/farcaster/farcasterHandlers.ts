import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, logIn } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { requireAppOrigin } from '../api/requireHostOrigin.ts'
import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { DeclinedError } from '../social/IdentityProvider.ts'
import { waitFor } from '../waitFor.ts'
import type { FarcasterLogins } from './createFarcasterLogins.ts'

const waitMs = 5 * 60_000

/** Logging in with Farcaster. */
export function createFarcasterHandlers(handle: Handle) {
  return {
    getFarcasterUri: handle(start, { startsLogin: true }),
    connectFarcaster: handle(finish, { way: 'farcaster', continuesLogin: true }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function start(
  { parts, session }: FrameCall,
  { hostOrigin, nonce }: { readonly hostOrigin: string; readonly nonce?: string | undefined },
) {
  requireAppOrigin(parts, hostOrigin)
  const url = await loginsOf(parts)
    .start({ sessionId: session.id, hostOrigin, nonce })
    .catch((cause: unknown) => {
      throw new FrameRefusal('Farcaster does not respond. Try again.', 502, { cause })
    })
  return { url }
}

async function finish(call: FrameCall) {
  const { parts, session, signal } = call
  const logins = loginsOf(parts)
  if (!(await logins.has(session.id))) throw new FrameRefusal('No login is in progress.', 409)
  const { fid, userName, message, signature } = await waitFor({
    sessions: parts.sessions,
    session,
    signal,
    limitMs: waitMs,
    lateMessage: 'The login was not approved in time. Try again.',
    check: () => logins.check(session.id).catch((error: unknown) => fail(call, error)),
  })
  const proof = { kind: 'message' as const, message, signature }
  await logIn(call, await parts.users.ofAccount(`farcaster:${fid}`, { email: null, userName }), proof)
  return { userName, proof }
}

/** Of a login that was cancelled while it was asked about, the next turn of the wait says so. */
async function fail({ parts, session, signal }: FrameCall, error: unknown): Promise<undefined> {
  const present = await parts.sessions.find(session.id)
  if (signal.aborted || present?.waitCount !== session.waitCount) return undefined
  if (error instanceof DeclinedError) throw new FrameRefusal('The login was declined in Farcaster.', 403)
  throw new FrameRefusal('The login with Farcaster failed. Try again.', 502, { cause: error })
}

function loginsOf({ farcasterLogins }: FrameParts): FarcasterLogins {
  if (!farcasterLogins) throw new FrameRefusal('Logging in with Farcaster is not available here.', 501)
  return farcasterLogins
}
