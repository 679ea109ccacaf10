import { expect, it, vi } from 'vitest'
import { createConnector } from '../connectors/testConnectors.test.helper.ts'
import { createConnectionContext } from './connectionContext.test.helper.ts'
import { followHostProvider } from './followHostProvider.ts'

function start(hasPairing = true) {
  const listeners = new Set<() => void>()
  const universalProvider = {
    on: vi.fn((_: string, listener: () => void) => void listeners.add(listener)),
    removeListener: vi.fn((_: string, listener: () => void) => void listeners.delete(listener)),
  }
  const pairing = { ...createConnector({ id: 'walletConnect' }), getUniversalProvider: () => undefined }
  const { context, lifetime } = createConnectionContext(
    {},
    { options: { universalProvider }, connector: hasPairing ? pairing : createConnector() },
  )
  const restore = vi.fn(async () => undefined)
  followHostProvider(context, { restore })
  return { listeners, universalProvider, lifetime, restore }
}

it('takes each session of the host app over', () => {
  const { listeners, universalProvider, restore } = start()
  expect(universalProvider.on).toHaveBeenCalledExactlyOnceWith('connect', expect.any(Function))
  expect(restore).not.toHaveBeenCalled()
  for (const call of [...listeners, ...listeners]) call()
  expect(restore.mock.calls).toEqual([
    ['walletConnect', ['eip155', 'solana']],
    ['walletConnect', ['eip155', 'solana']],
  ])
})

it('takes none over where pairing is off', () => {
  const { listeners, restore } = start(false)
  for (const call of listeners) call()
  expect(restore).not.toHaveBeenCalled()
})

// F25
it('ends with the kit', () => {
  const { listeners, universalProvider, lifetime } = start()
  lifetime.abort()
  expect(universalProvider.removeListener).toHaveBeenCalledExactlyOnceWith('connect', expect.any(Function))
  expect(listeners.size).toBe(0)
})

// F25
it('does not begin for a kit that was destroyed while the code was loading', () => {
  const universalProvider = { on: vi.fn(), removeListener: vi.fn() }
  const { context, lifetime } = createConnectionContext({}, { options: { universalProvider } })
  lifetime.abort()
  followHostProvider(context, { restore: vi.fn() })
  expect(universalProvider.on).not.toHaveBeenCalled()
})

it('does without a pairing client of the host app', () => {
  const { context, lifetime } = createConnectionContext()
  const listen = vi.spyOn(lifetime.signal, 'addEventListener')
  expect(() => followHostProvider(context, { restore: vi.fn() })).not.toThrow()
  const end = listen.mock.lastCall?.[1] as () => void
  expect(end).not.toThrow()
})
