import { expect, it, vi } from 'vitest'
import type { Connector, ConnectorEvents } from '../connectors/Connector.ts'
import { createWatchers } from './createWatchers.ts'

function start() {
  const watchers = createWatchers()
  const events = new Map<string, ConnectorEvents>()
  const stops: string[] = []
  const connector = {
    watch(namespaces: readonly string[], listener: ConnectorEvents) {
      for (const name of namespaces) events.set(name, listener)
      return () => {
        stops.push(...namespaces)
        if (namespaces.includes('polkadot')) throw new Error('broken')
      }
    },
  } as unknown as Connector
  const sent = vi.fn()
  const watch = (...namespaces: Parameters<typeof watchers.watch>[1]) =>
    watchers.watch(connector, namespaces, sent)
  return { watchers, events, stops, sent, watch }
}

const address = `0x${'1'.repeat(40)}`

// F11
it('holds reports back until the answer is in the state, and keeps their order', () => {
  const { watchers, events, sent, watch } = start()
  watch('eip155')
  events.get('eip155')?.chainChanged('eip155', 'eip155:137')
  events.get('eip155')?.accountsChanged('eip155', [address])
  expect(sent).not.toHaveBeenCalled()
  watchers.open(['eip155', 'solana'])
  expect(sent.mock.calls).toEqual([
    [['eip155'], { type: 'chainChanged', caipNetworkId: 'eip155:137' }],
    [['eip155'], { type: 'accountsChanged', accounts: [expect.objectContaining({ address })] }],
  ])
  events.get('eip155')?.disconnected(['eip155'])
  expect(sent).toHaveBeenLastCalledWith(['eip155'], expect.objectContaining({ type: 'disconnect' }))
  expect(sent).toHaveBeenCalledTimes(3)
  // Held events are reported once.
  watchers.open(['eip155'])
  expect(sent).toHaveBeenCalledTimes(3)
})

// F11, F25
it('reports nothing after the end, and then stops the wallet only on request', () => {
  const { watchers, events, stops, sent, watch } = start()
  watch('eip155', 'solana')
  watchers.open(['eip155', 'solana'])
  const release = watchers.detach(['eip155'])
  events.get('eip155')?.disconnected(['eip155'])
  expect(sent).not.toHaveBeenCalled()
  expect(stops).toEqual([])
  release()
  expect(stops).toEqual(['eip155'])
  events.get('solana')?.disconnected(['solana'])
  expect(sent).toHaveBeenCalledTimes(1)
  watchers.detach(['eip155'])()
  expect(stops).toEqual(['eip155'])
})

it('reports nothing that was held back when it ends first', () => {
  const { watchers, events, sent, watch } = start()
  watch('eip155')
  events.get('eip155')?.disconnected(['eip155'])
  watchers.detach(['eip155'])
  watchers.open(['eip155'])
  expect(sent).not.toHaveBeenCalled()
})

// F25
it('stops all wallets, also where one throws', () => {
  const { watchers, stops, watch } = start()
  watch('polkadot', 'eip155')
  expect(() => watchers.stopAll()).not.toThrow()
  expect(stops).toEqual(['polkadot', 'eip155'])
})

// F25
it('stops the wallet that was listened to before', () => {
  const { watchers, events, stops, sent, watch } = start()
  watch('eip155')
  const before = events.get('eip155')
  watch('eip155')
  expect(stops).toEqual(['eip155'])
  watchers.open(['eip155'])
  before?.disconnected(['eip155'])
  expect(sent).not.toHaveBeenCalled()
  events.get('eip155')?.disconnected(['eip155'])
  expect(sent).toHaveBeenCalledTimes(1)
})
