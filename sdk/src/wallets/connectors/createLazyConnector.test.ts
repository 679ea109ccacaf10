import { expect, it, vi } from 'vitest'
import { createLazyConnector } from './createLazyConnector.ts'
import { createConnector } from './testConnectors.test.helper.ts'

it('loads its behaviour once, when it is first asked, and passes calls on', async () => {
  const stop = () => undefined
  const provider = {}
  const behaviour = createConnector({
    connect: vi.fn(async () => ({ eip155: { addresses: ['0x1'], caipNetworkId: 'eip155:1' } }) as const),
    restore: vi.fn(async () => ({ solana: { addresses: ['1'], caipNetworkId: 'solana:1' } }) as const),
    watch: vi.fn(() => stop),
    getProvider: () => provider,
  })
  const load = vi.fn(async () => behaviour)
  const connector = createLazyConnector({ id: 'one.test', name: 'One' } as never, load) as typeof behaviour
  expect(connector).toMatchObject({ id: 'one.test', name: 'One' })
  const events = { accountsChanged() {}, chainChanged() {}, disconnected() {} }
  expect(connector.getProvider('eip155')).toBeUndefined()
  expect(connector.watch(['eip155'], events)()).toBeUndefined()
  expect(load).not.toHaveBeenCalled()

  const request = { networks: [], report() {}, signal: new AbortController().signal }
  await expect(connector.connect(request)).resolves.toHaveProperty('eip155')
  await expect(connector.restore(request)).resolves.toHaveProperty('solana')
  await connector.disconnect(['eip155'])
  expect(behaviour.connect).toHaveBeenCalledExactlyOnceWith(request)
  expect(behaviour.restore).toHaveBeenCalledExactlyOnceWith(request)
  expect(behaviour.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155'])
  expect(connector.watch(['eip155'], events)).toBe(stop)
  expect(behaviour.watch).toHaveBeenCalledExactlyOnceWith(['eip155'], events)
  expect(connector.getProvider('eip155')).toBe(provider)
  expect(load).toHaveBeenCalledTimes(1)
})
