import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FrameRefusal } from './FrameRefusal.ts'
import type { FrameSession } from './session/FrameSession.ts'
import { waitFor } from './waitFor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session: FrameSession = {
  id: 'session',
  device: 'device',
  userId: undefined,
  chainId: 1,
  preferredAccountType: 'eoa',
  pendingEmail: undefined,
  newEmail: undefined,
  loggedInAt: undefined,
  waitCount: 0,
}

function wait(
  present: () => FrameSession | undefined,
  check: () => string | undefined = () => undefined,
  signal = new AbortController().signal,
) {
  return waitFor({
    sessions: { find: async () => present() },
    session,
    signal,
    limitMs: 30_000,
    lateMessage: 'Too late.',
    check: async () => check(),
  })
}

test('resolves with what happens elsewhere', async () => {
  let result: string | undefined
  const waiting = wait(
    () => session,
    () => result,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  result = 'here'
  await vi.advanceTimersByTimeAsync(300)
  expect(await waiting).toBe('here')
})

test('ends at its limit', async () => {
  const refused = expect(wait(() => session)).rejects.toThrow('Too late.')
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})

test('ends when logins are cancelled, or the session ends, in another process', async () => {
  for (const later of [{ ...session, waitCount: 1 }, undefined]) {
    let present: FrameSession | undefined = session
    const refused = expect(wait(() => present)).rejects.toMatchObject({
      message: 'The login was cancelled.',
      status: 409,
    })
    await vi.advanceTimersByTimeAsync(5000)
    present = later
    await vi.advanceTimersByTimeAsync(300)
    await refused
  }
})

test('the end of the process is said as such, at once', async () => {
  const ending = new AbortController()
  const waiting = wait(
    () => session,
    () => undefined,
    ending.signal,
  )
  const refused = expect(waiting).rejects.toMatchObject({ message: 'Restarting.', status: 503 })
  await vi.advanceTimersByTimeAsync(1_000)
  ending.abort(new FrameRefusal('Restarting.', 503))
  await vi.advanceTimersByTimeAsync(0)
  await refused
})
