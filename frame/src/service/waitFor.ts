import { setTimeout as delay } from 'node:timers/promises'
import { FrameRefusal } from './FrameRefusal.ts'
import type { Sessions } from './session/createSessions.ts'
import type { FrameSession } from './session/FrameSession.ts'

export interface WaitForParameters<Result> {
  readonly sessions: Pick<Sessions, 'find'>
  readonly session: FrameSession
  /** Aborts when the page has gone, or with a FrameRefusal as reason. */
  readonly signal: AbortSignal
  readonly limitMs: number
  /** For the user, after that time. */
  readonly lateMessage: string
  /** Returns what is waited for, or undefined. */
  check(): Promise<Result | undefined>
}

const pollMs = 300

/**
 * Waits for something that happens elsewhere, maybe in another process; ends when the user cancels their logins in any.
 *
 * @throws FrameRefusal
 */
export async function waitFor<Result>(parameters: WaitForParameters<Result>): Promise<Result> {
  const { sessions, session, signal, limitMs, lateMessage, check } = parameters
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (signal.reason instanceof FrameRefusal) throw signal.reason
    const present = await sessions.find(session.id)
    if (signal.aborted || present?.waitCount !== session.waitCount)
      throw new FrameRefusal('The login was cancelled.', 409)
    const result = await check()
    if (result !== undefined) return result
    // An abort is noticed at the next turn.
    await delay(pollMs, undefined, { signal }).catch(() => {})
  }
  throw new FrameRefusal(lateMessage, 408)
}
