import { expect, it, vi } from 'vitest'
import { connectedTo, first } from './connectionContext.test.helper.ts'
import { createScripted, startConnections } from './scriptedConnections.test.helper.ts'

const solanaOf = (id: string) => connectedTo('solana:1', 'So1', id)

function start(details: object = {}, solanaId = 'one.test') {
  const one = createScripted({ sharesSession: true, ...details })
  const two = createScripted({ id: 'two.test', sharesSession: true })
  const kit = startConnections([one.connector, two.connector], {
    eip155: connectedTo('eip155:1', first, 'one.test'),
    solana: solanaOf(solanaId),
  })
  return { ...kit, one: one.connector, two: two.connector }
}

it('forgets all wallets immediately, and informs each of them once', async () => {
  const { connections, getStatuses, one, calls } = start()
  const forgetting = connections.forget()
  expect(getStatuses()).toBe('disconnected disconnected idle')
  expect(one.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155', 'solana'])
  await forgetting
  expect(calls.at(-1)).toEqual(['signedOut'])
})

it('forgets two wallets, each for its own family', async () => {
  const { connections, one, two } = start({}, 'two.test')
  await connections.forget()
  expect(one.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155'])
  expect(two.disconnect).toHaveBeenCalledExactlyOnceWith(['solana'])
})

it('forgets one family with all that shares its session', async () => {
  const { connections, getStatuses } = start()
  await connections.forget('solana')
  expect(getStatuses()).toBe('disconnected disconnected idle')
})

it.each([
  ['wallet', {}, 'two.test'],
  ['session', { sharesSession: false }, 'one.test'],
])('keeps a family of another %s', async (_, details, solanaId) => {
  const { connections, getStatuses, one, two } = start(details, solanaId)
  await connections.forget('eip155')
  expect(getStatuses()).toBe('disconnected connected idle')
  expect(one.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155'])
  expect(two.disconnect).not.toHaveBeenCalled()
})

it('forgets one that is not connected', async () => {
  const { connections, getStatuses } = start()
  connections.disconnect(['solana'])
  await connections.forget('solana')
  expect(getStatuses()).toBe('connected disconnected idle')
})

it('forgets a session of which one family has left before', async () => {
  const { connections, getStatuses } = start()
  connections.disconnect(['eip155'])
  await connections.forget('solana')
  expect(getStatuses()).toBe('disconnected disconnected idle')
})

// F38
it.each([
  [true, 1],
  [false, 0],
])('reports a wallet that cannot be informed where it has a session (%s)', async (sharesSession, count) => {
  const disconnect = vi.fn(() => Promise.reject(new Error('offline')))
  const { connections, calls } = start({ sharesSession, disconnect })
  await connections.forget()
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled())
  await Promise.resolve()
  expect(calls.filter(([name]) => name === 'disconnectFailed')).toHaveLength(count)
})

// F25
it('does nothing once the kit is destroyed', async () => {
  const { connections, calls, one, destroy } = start()
  destroy()
  await connections.forget()
  expect(one.disconnect).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})
