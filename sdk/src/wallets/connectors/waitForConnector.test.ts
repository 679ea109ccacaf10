import { expect, it, vi } from 'vitest'
import { createStore } from '../../foundation/stores/createStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorsState } from './ConnectorsState.ts'
import { createConnector } from './testConnectors.test.helper.ts'
import { waitForConnector } from './waitForConnector.ts'

const one = createConnector({ storedId: 'one.test' })
const copy = createConnector({ id: 'one.test:2', storedId: 'one.test' })

function wait(connectors: readonly Connector[], namespaces: readonly ('eip155' | 'solana')[] = ['eip155']) {
  const store = createStore<ConnectorsState>({ connectors })
  const stopping = new AbortController()
  const stop = vi.fn()
  const subscribe = vi.fn((listener: () => void) => {
    const unsubscribe = store.subscribe(listener)
    return () => {
      stop()
      unsubscribe()
    }
  })
  const waiting = waitForConnector(
    { getState: store.getState, subscribe },
    { storedId: 'one.test', namespaces, signal: stopping.signal },
  )
  const settled = vi.fn()
  waiting.then(settled, settled)
  return { waiting, store, stopping, stop, subscribe, settled }
}

// T16
it('resolves with a connector that is there, without watching', async () => {
  const { waiting, subscribe } = wait([one])
  await expect(waiting).resolves.toBe(one)
  expect(subscribe).not.toHaveBeenCalled()
})

it('resolves with a connector that is added later, and stops watching', async () => {
  const { waiting, store, stop, settled } = wait([createConnector({ id: 'two.test', storedId: 'two.test' })])
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  store.set({ connectors: [one] })
  await expect(waiting).resolves.toBe(one)
  expect(stop).toHaveBeenCalledTimes(1)
})

// T16
it.each([
  ['immediately', [one, copy], [one, copy]],
  ['later', [], [copy, one]],
])('rejects where two claim to be it: %s', async (_, first, then) => {
  const { waiting, store } = wait(first)
  store.set({ connectors: then })
  await expect(waiting).rejects.toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
    context: { connectorId: 'one.test' },
  })
})

it('waits until it serves one of the namespaces', async () => {
  const { waiting, store, settled } = wait([one], ['solana'])
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  const both = createConnector({ storedId: 'one.test', namespaces: ['eip155', 'solana'] })
  store.set({ connectors: [both] })
  await expect(waiting).resolves.toBe(both)
})

it('ends with its signal', async () => {
  const { store, stopping, stop, settled } = wait([])
  stopping.abort()
  expect(stop).toHaveBeenCalledTimes(1)
  store.set({ connectors: [one] })
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
})
