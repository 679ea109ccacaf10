// @vitest-environment happy-dom
import type { Session } from '@wallet-kit/clients/auth-session/types'
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { runs } from '../../test/fuzz/runs.test.helper.ts'
import { settle } from '../../test/testPage.test.helper.ts'
import { createSessionClient } from './createSessionClient.ts'

const order = ['signInElsewhere', 'revoke', 'focus', 'message', 'update', 'signOut'] as const
const faults = ['expire', 'poll', 'break', 'mend'] as const
/** Answers are delivered oldest or newest first. */
const answers = ['answerFirst', 'answerLast'] as const

const lifetime = 60_000

function createPage() {
  let messages = 0
  let onMessage: (() => void) | null = null
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(listener: () => void) {
        onMessage = listener
      }
      postMessage() {
        messages += 1
      }
      close() {
        onMessage = null
      }
    },
  )
  const server = { session: null as Session | null, isDown: false }
  const pending: (() => void)[] = []
  const isLive = () => server.session !== null && Date.parse(server.session.expires) > Date.now()
  let reads = 0
  let said: Session | null = null
  /** Decides when the request is received; the answer may be late, and overtaken. */
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/auth', '')
    if (server.isDown) return new Response('down', { status: 503 })
    if (path === '/csrf') return Response.json({ csrfToken: 'token' })
    if (path === '/signout') server.session = null
    if (path === '/signout') return Response.json({ url: location.origin })
    if (request.method === 'GET') reads += 1
    said = isLive() ? server.session : null
    return Response.json(said)
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await respond(request)
    await new Promise<void>((resolve) => pending.push(resolve))
    return response
  })
  const client = createSessionClient()
  const stop = client.watch({ refetchInterval: 5 })
  const drain = async () => {
    await settle()
    while (pending.length > 0) {
      pending.shift()?.()
      await settle()
    }
  }
  const signIn = () => {
    server.session = { expires: new Date(Date.now() + lifetime).toISOString(), user: { name: 'Alice' } }
  }
  const steps = {
    signInElsewhere: () => {
      signIn()
      onMessage?.()
    },
    revoke: () => {
      server.session = null
    },
    expire: () => vi.advanceTimersByTime(lifetime),
    focus: () => document.dispatchEvent(new Event('visibilitychange')),
    poll: () => vi.advanceTimersByTime(5_000),
    message: () => onMessage?.(),
    break: () => {
      server.isDown = true
    },
    mend: () => {
      server.isDown = false
    },
    update: () => void client.update({ name: 'Ada' }),
    signOut: () => void client.signOut({ redirect: false }).catch(() => undefined),
    answerFirst: () => pending.shift()?.(),
    answerLast: () => pending.pop()?.(),
  }
  return {
    server,
    client,
    stop,
    drain,
    steps,
    isLive,
    lastSaid: () => said,
    counts: () => ({ messages, reads }),
    listens: () => onMessage !== null,
  }
}

/** Runs a property with timers and a warning-free console. */
async function check(events: readonly StepName[], property: (page: Page) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const page = createPage()
  try {
    for (const name of events) {
      page.steps[name]()
      await settle()
      const { status, data } = page.client.store.getState()
      if (status !== 'loading') expect(data !== null).toBe(status === 'authenticated')
    }
    page.server.isDown = false
    await page.drain()
    expect(page.client.store.getState().status).not.toBe('loading')
    await property(page)
  } finally {
    page.stop()
    vi.useRealTimers()
  }
}

type Page = ReturnType<typeof createPage>
type StepName = keyof Page['steps']

const eventsOf = (names: readonly StepName[]) => fc.array(fc.constantFrom(...names), { maxLength: 25 })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

// F31
it('the request that the server has received last decides, in whatever order its answers are received', async () => {
  await fc.assert(
    fc.asyncProperty(eventsOf([...order, ...answers]), (events) =>
      check(events, async ({ client, lastSaid }) => {
        expect(client.store.getState().data).toEqual(lastSaid())
      }),
    ),
    {
      numRuns: runs(500),
      // A sign-out that an update overtakes, and a message meanwhile.
      examples: [
        [['focus', 'answerFirst', 'signOut', 'answerLast', 'update', 'answerLast', 'signInElsewhere']],
        // A read that overtakes the update before it.
        [['update', 'answerFirst', 'update', 'answerFirst', 'signInElsewhere', 'answerLast']],
      ],
    },
  )
})

// F31, T25
it('after faults, one message or the end of the session is enough to show what the server reports', async () => {
  await fc.assert(
    fc.asyncProperty(eventsOf([...order, ...faults, ...answers]), (events) =>
      check(events, async ({ server, client, stop, drain, steps, isLive, counts, listens }) => {
        const before = counts()
        steps.message()
        await drain()
        expect(client.store.getState()).toMatchObject({
          status: isLive() ? 'authenticated' : 'unauthenticated',
          data: isLive() ? server.session : null,
        })
        // A message is not answered by another.
        expect(counts()).toEqual({ messages: before.messages, reads: before.reads + 1 })

        if (isLive()) {
          steps.expire()
          await drain()
          expect(client.store.getState().status).toBe('unauthenticated')
        }
        stop()
        expect(listens()).toBe(false)
        const { reads } = counts()
        steps.focus()
        steps.poll()
        await drain()
        expect(counts().reads).toBe(reads)
      }),
    ),
    { numRuns: runs(500) },
  )
})
