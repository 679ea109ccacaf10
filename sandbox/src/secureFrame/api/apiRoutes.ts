import { type Context, Hono } from 'hono'
import type { SandboxEnvironment } from '../../http/SandboxEnvironment.ts'
import { isOwnOrigin } from '../../pages/isOwnOrigin.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import type { FrameState } from '../FrameState.ts'
import { fundUser } from '../users/fundUser.ts'
import type { FrameCall, FrameOperation } from './FrameCall.ts'
import { ownBase } from './ownBase.ts'

/** The server side of the frame's page. Every call is a POST from that page; errors are `{ message }`. */
export function apiRoutes(
  state: FrameState,
  operations: readonly FrameOperation[],
): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  for (const operation of operations) {
    routes.post(operation.path, async (context) => {
      if (!isOwnOrigin(context.req.raw)) {
        return context.json({ message: 'The request must be sent by the page of the frame.' }, 403)
      }
      try {
        return context.json(await run(state, operation, context), 200, { 'Cache-Control': 'no-store' })
      } catch (error) {
        if (!(error instanceof FrameRefusal)) throw error
        return context.json({ message: error.message }, error.status)
      }
    })
  }
  return routes
}

async function run(
  state: FrameState,
  operation: FrameOperation,
  context: Context<SandboxEnvironment>,
): Promise<object> {
  const { sessions, cookies, users } = state
  const { sessionId, device } = cookies.read(context)
  const found = sessions.find(sessionId)
  const session = found ?? sessions.create(device)
  const body: unknown = await context.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) throw new FrameRefusal('The body must be a JSON object.')
  const call: FrameCall = {
    state,
    body: body as Readonly<Record<string, unknown>>,
    session,
    base: ownBase(context.req.raw, state.origin),
    signal: AbortSignal.any([context.req.raw.signal, session.waiting.signal]),
    async logIn(user) {
      cookies.write(context, sessions.logIn(session, user.id))
      await fundUser({ keys: await state.keysOf(user.id), ...state })
    },
    resume: (earlier) => cookies.write(context, earlier),
    logOut() {
      sessions.end(session)
      cookies.forget(context)
    },
  }
  if (operation.access === 'user') {
    const user = session.userId === undefined ? undefined : users.find(session.userId)
    if (!user) throw new FrameRefusal('You are not logged in.', 401)
    return operation.handle({ ...call, user })
  }
  // Only the start of a login: reads at the same time must not set cookies of their own.
  if (operation.access === 'login' && !found) {
    sessions.keep(session)
    cookies.write(context, session)
  }
  return operation.handle(call)
}
