import { describe, expect, it, vi } from 'vitest'
import type { Connector } from '../connectors/Connector.ts'
import type { AttemptRequest, ConnectedNamespaces } from './Connections.ts'
import { createAttempts } from './createAttempts.ts'

const [one, two] = [{ id: 'one.test' }, { id: 'two.test' }] as unknown as [Connector, Connector]

function start() {
  const state = { isAsking: true }
  const share = createAttempts(() => state.isAsking)
  const started: { signal: AbortSignal; settle: (error?: Error) => void; answer: ConnectedNamespaces }[] = []
  const ask = (request: Partial<AttemptRequest> = {}) =>
    share({ connector: one, namespaces: ['eip155', 'solana'], ...request }, (signal) => {
      const answer: ConnectedNamespaces = {}
      return new Promise((resolve, reject) => {
        started.push({ signal, answer, settle: (error) => (error ? reject(error) : resolve(answer)) })
      })
    })
  return { state, started, ask }
}

// F25
describe('calls while a wallet is asked', () => {
  it('share the answer where they are equal, in whichever order their namespaces are', async () => {
    const { started, ask } = start()
    const calls = [ask(), ask(), ask({ namespaces: ['solana', 'eip155'] })]
    expect(started).toHaveLength(1)
    started[0]?.settle()
    for (const call of calls) expect(await call).toBe(started[0]?.answer)
  })

  it('share the failure', async () => {
    const { started, ask } = start()
    const calls = [ask(), ask()]
    started[0]?.settle(new Error('no'))
    for (const call of calls) await expect(call).rejects.toThrow('no')
    ask().catch(() => undefined)
    expect(started).toHaveLength(2)
  })

  it.each<[string, Partial<AttemptRequest>]>([
    ['another wallet', { connector: two }],
    ['other namespaces', { namespaces: ['eip155', 'polkadot'] }],
    ['fewer namespaces', { namespaces: ['eip155'] }],
    ['a new start', { restart: true }],
  ])('ask again for %s', (_, request) => {
    const { started, ask } = start()
    void ask()
    void ask(request)
    expect(started).toHaveLength(2)
  })

  it('ask again once it is answered or cancelled', async () => {
    const { state, started, ask } = start()
    const first = ask()
    state.isAsking = false
    void ask()
    expect(started).toHaveLength(2)
    state.isAsking = true
    // The answer to the first does not end the second.
    started[0]?.settle()
    await first
    void ask()
    expect(started).toHaveLength(2)
    started[1]?.settle()
    await Promise.resolve()
    await vi.waitFor(() => {
      void ask()
      expect(started.length).toBeGreaterThan(2)
    })
  })
})

// F13
describe('a caller who stops waiting', () => {
  it('leaves the wallet to the others; the last one ends it', async () => {
    const { started, ask } = start()
    const [leaving, last] = [new AbortController(), new AbortController()]
    const first = expect(ask({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    const second = expect(ask({ signal: last.signal })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    leaving.abort()
    await first
    expect(started[0]?.signal.aborted).toBe(false)
    last.abort()
    await second
    expect(started[0]?.signal.aborted).toBe(true)
    // An attempt that has ended is not shared.
    ask().catch(() => undefined)
    expect(started).toHaveLength(2)
  })

  it('cannot end it for one who never stops', async () => {
    const { started, ask } = start()
    const leaving = new AbortController()
    const staying = ask()
    const left = expect(ask({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    leaving.abort()
    await left
    expect(started[0]?.signal.aborted).toBe(false)
    started[0]?.settle()
    await expect(staying).resolves.toBe(started[0]?.answer)
  })

  it('has no effect once the outcome is in the state, though the caller has not learned of it', async () => {
    const { state, started, ask } = start()
    const late = new AbortController()
    const call = ask({ signal: late.signal })
    state.isAsking = false
    late.abort()
    expect(started[0]?.signal.aborted).toBe(false)
    started[0]?.settle()
    await expect(call).resolves.toBe(started[0]?.answer)
  })

  it('has no effect after the answer', async () => {
    const { started, ask } = start()
    const late = new AbortController()
    const call = ask({ signal: late.signal })
    started[0]?.settle()
    await call
    late.abort()
    expect(started[0]?.signal.aborted).toBe(false)
  })
})
