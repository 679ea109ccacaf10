import { expect, it } from 'vitest'
import { connectedTo, createConnectionContext } from './connectionContext.test.helper.ts'
import { whileConnected } from './whileConnected.ts'

const before = connectedTo()

/** A question that the wallet never answers. */
function start(state: Parameters<typeof createConnectionContext>[0] = { eip155: before }) {
  const { context, stores } = createConnectionContext(state)
  const destroyed = new AbortController()
  const signals: AbortSignal[] = []
  const asking = whileConnected(context, 'eip155', destroyed.signal, (signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const change = (eip155: object) =>
    stores.connection.set({ ...stores.connection.getState(), namespaces: { eip155: eip155 as never } })
  asking.catch(() => undefined)
  return { stores, asking, change, destroyed, signal: signals[0] as AbortSignal }
}

// F13
it.each([
  ['leaves', { status: 'disconnected' }],
  ['is asked again', { status: 'connecting', connectorId: before.connectorId }],
  ['is another one', { ...before, connectorId: 'two.test' }],
])('ends when the wallet %s', async (_, state) => {
  const { asking, change, signal } = start()
  change(state)
  expect(signal.reason).toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(asking).rejects.toBe(signal.reason)
})

it('ends where there was no wallet to begin with', async () => {
  const { asking, change, signal } = start({
    eip155: { status: 'connecting', connectorId: before.connectorId },
  })
  change(before)
  expect(signal.reason).toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(asking).rejects.toBe(signal.reason)
})

it('goes on while the wallet only changes account or network', () => {
  const { change, signal } = start()
  change(connectedTo('eip155:137', '0x2'))
  expect(signal.aborted).toBe(false)
})

// F25
it('ends with the kit', async () => {
  const { asking, destroyed, signal } = start()
  const reason = new Error('destroyed')
  destroyed.abort(reason)
  expect(signal.reason).toBe(reason)
  await expect(asking).rejects.toBe(reason)
})

it.each([
  ['answered', () => Promise.resolve('answer'), 'answer'],
  ['declined', () => Promise.reject(new Error('declined')), undefined],
] as const)('is over once it is %s', async (_, ask, answer) => {
  const { context, stores } = createConnectionContext({ eip155: before })
  let signal: AbortSignal | undefined
  const asking = whileConnected<string>(context, 'eip155', new AbortController().signal, (given) => {
    signal = given
    return ask()
  })
  await expect(asking.catch(() => undefined)).resolves.toBe(answer)
  stores.connection.set({ ...stores.connection.getState(), namespaces: {} })
  expect(signal?.aborted).toBe(false)
})
