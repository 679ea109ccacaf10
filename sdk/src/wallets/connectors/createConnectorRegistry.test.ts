import { expect, it, vi } from 'vitest'
import { createStore } from '../../foundation/stores/createStore.ts'
import type { Connector } from './Connector.ts'
import type { ConnectorContext, ConnectorKind, ConnectorSink } from './ConnectorKind.ts'
import type { ConnectorsState } from './ConnectorsState.ts'
import { createConnectorRegistry } from './createConnectorRegistry.ts'
import { createConnector } from './testConnectors.test.helper.ts'

function start(inUse: readonly Connector[] = [], connectorImages: Record<string, string> = {}) {
  const store = createStore<ConnectorsState>({ connectors: [] })
  const lifetime = new AbortController()
  const options = { getState: () => ({ connectorImages }) }
  const context = { lifetime: lifetime.signal, stores: { options } } as unknown as ConnectorContext
  const registry = createConnectorRegistry({ store, context, getInUse: () => inUse })
  let sink: ConnectorSink | undefined
  const stop = vi.fn()
  const kind: ConnectorKind = {
    start: vi.fn((_, given) => {
      sink = given
      return stop
    }),
  }
  registry.start([kind])
  if (!sink) throw new Error('not started')
  const ids = () => store.getState().connectors.map(({ id }) => id)
  return { registry, sink, kind, stop, lifetime, store, ids }
}

const numbered = (index: number) => createConnector({ id: `${index}.test` })

it('lists each id once', () => {
  const { sink, ids } = start()
  const one = createConnector()
  sink.add(one)
  sink.add(createConnector({ name: 'Impostor' }))
  expect(ids()).toEqual(['one.test'])
  expect(sink.getAll()).toEqual([one])
})

// T16
it('lists at most 500 announced wallets, and those of the host app in any case', () => {
  const { sink, ids } = start()
  for (let index = 0; index < 510; index += 1) sink.add(numbered(index))
  expect(ids()).toHaveLength(500)
  sink.add(createConnector({ id: 'safe', type: 'EXTERNAL' }))
  expect(ids()).toHaveLength(501)
})

it('shows the images of the host app', () => {
  const { sink, store } = start([], { 'one.test': '/one.png' })
  sink.add(createConnector({ imageUrl: 'data:image/png;base64,' }))
  sink.add(createConnector({ id: 'two.test', imageUrl: 'data:image/png;base64,' }))
  expect(store.getState().connectors.map(({ imageUrl }) => imageUrl)).toEqual([
    '/one.png',
    'data:image/png;base64,',
  ])
})

it('removes what is not in use, parts included', () => {
  const [used, part, other] = [numbered(1), numbered(2), numbered(3)]
  const merged = createConnector({ id: 'merged', parts: [part] })
  const { sink, ids } = start([used, merged])
  for (const connector of [used, part, other]) sink.add(connector)
  for (const { id } of [used, part, other]) sink.remove(id)
  expect(ids()).toEqual(['1.test', '2.test'])
  sink.remove('unknown')
  expect(ids()).toEqual(['1.test', '2.test'])
})

it('lists what has been found as it is arranged, from then on', () => {
  const inUse = [numbered(9)]
  const { sink, ids } = start(inUse)
  sink.add(numbered(1))
  const arrange = vi.fn((found: readonly Connector[]) => [...found].reverse())
  sink.arrange(arrange)
  sink.add(numbered(2))
  expect(ids()).toEqual(['2.test', '1.test'])
  expect(sink.getAll().map(({ id }) => id)).toEqual(['1.test', '2.test'])
  expect(arrange).toHaveBeenLastCalledWith(sink.getAll(), inUse)
})

it('starts each kind once, and stops it when the kit is destroyed', () => {
  const { registry, sink, kind, stop, lifetime, ids } = start()
  registry.start([kind])
  expect(kind.start).toHaveBeenCalledTimes(1)
  lifetime.abort()
  expect(stop).toHaveBeenCalledTimes(1)
  registry.start([kind])
  expect(kind.start).toHaveBeenCalledTimes(1)
  sink.add(createConnector())
  expect(ids()).toEqual([])
})
