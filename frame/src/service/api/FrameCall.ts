import type { Context } from 'hono'
import { describeBrowser } from '../../operating/describeBrowser.ts'
import type { Language } from '../../texts/languages.ts'
import { readAcceptLanguage } from '../../texts/server/readAcceptLanguage.ts'
import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import type { FrameSession } from '../session/FrameSession.ts'
import type { FrameUser } from '../users/FrameUser.ts'
import { networkOf } from './networkOf.ts'
import { ownOriginOf } from './ownOrigin.ts'

/** A request of the frame's page. */
export interface FrameCall {
  readonly parts: FrameParts
  readonly context: Context
  readonly session: FrameSession
  /** Whether the request had a cookie of the frame. The page's own request sets them: a browser that sends none withholds them. */
  readonly hasCookies: boolean
  /** The frame's own address as the page sees it, with its path. */
  readonly base: string
  /** The caller's, for limits. */
  readonly network: string
  /** The caller's, for mails. */
  readonly language: Language
  /** Aborts when the page has gone, or the process ends. */
  readonly signal: AbortSignal
}

/** A {@link FrameCall} of a user who is logged in. */
export interface UserCall extends FrameCall {
  readonly user: FrameUser
}

/**
 * Reads the session of a request. A browser without one gets one at the start of a login only: reads at the same time
 * must not set cookies of their own.
 */
export async function openCall(
  parts: FrameParts,
  context: Context,
  { startsLogin }: { readonly startsLogin: boolean },
): Promise<FrameCall> {
  const { options, sessions, cookies } = parts
  const { token, device } = cookies.read(context)
  const opened = token === undefined ? undefined : await sessions.open(token)
  const session = opened?.session ?? sessions.create({ device })
  const next = opened ? opened.token : startsLogin ? await sessions.keep(session) : undefined
  if (next !== undefined) cookies.write(context, { token: next, device: session.device })
  const { raw } = context.req
  return {
    parts,
    context,
    session,
    hasCookies: token !== undefined || device !== undefined,
    base: `${ownOriginOf(raw, options.ownOrigins) ?? options.ownOrigins[0]}${options.basePath}`,
    network: networkOf(parts.callerAddress(context)),
    language: readAcceptLanguage(context.req.header('accept-language')),
    signal: options.signal ? AbortSignal.any([raw.signal, options.signal]) : raw.signal,
  }
}

/** @throws FrameRefusal when nobody is logged in */
export async function ofUser(call: FrameCall): Promise<UserCall> {
  const user = await userOf(call)
  if (!user) throw new FrameRefusal('You are not logged in.', 401)
  return { ...call, user }
}

const freshMs = 10 * 60_000

/** Whether the user has logged in of late, as changes of the account need: a browser that was left open is not enough. */
export function isFresh({ loggedInAt }: FrameSession): boolean {
  return loggedInAt !== undefined && loggedInAt > Date.now() - freshMs
}

/** @throws FrameRefusal when nobody is logged in, and `LOGIN_NEEDED` when the login is older than ten minutes */
export async function ofFreshUser(call: FrameCall): Promise<UserCall> {
  const userCall = await ofUser(call)
  if (isFresh(call.session)) return userCall
  throw new FrameRefusal('Log in again to change this.', 403, { code: 'LOGIN_NEEDED' })
}

export function userOf({ parts, session }: FrameCall): Promise<FrameUser | undefined> {
  return session.userId === undefined ? Promise.resolve(undefined) : parts.users.find(session.userId)
}

/**
 * Logs a user in, and sends the new cookie. A login of a user who has a second factor waits for it.
 *
 * @param proof for the keeper, which the page gets whether or not the login waits
 * @throws FrameRefusal `PASSKEY_NEEDED`
 */
export async function logIn(call: FrameCall, user: FrameUser, proof?: object): Promise<FrameSession> {
  const { parts, session } = call
  if (!(await parts.secondFactors.isOn(user.id))) return completeLogin(call, user)
  await parts.secondFactors.hold(session.id, user.id)
  throw new FrameRefusal('Confirm with your passkey.', 401, {
    code: 'PASSKEY_NEEDED',
    ...(proof && { proof }),
  })
}

/** Logs a user in whose factors were all checked. */
export async function completeLogin(call: FrameCall, user: FrameUser): Promise<FrameSession> {
  const { parts, context, session } = call
  const { sessions, cookies } = parts
  const browser = describeBrowser(context.req.header('user-agent'))
  const loggedIn = await sessions.logIn(session, user.id, browser)
  cookies.write(context, { token: loggedIn.token, device: session.device })
  await parts.openAccount(user.id)
  parts.options.observer?.login?.({ way: user.id.split(':')[0] ?? '', outcome: 'succeeded' })
  return loggedIn.session
}
