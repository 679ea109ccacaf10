import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultServices } from '../../../foundation/options/defaultServices.ts'
import { createMemoryStorage } from '../../../test/testPage.test.helper.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { loadPairingClient } from './loadPairingClient.ts'

const key = '@appkit/pairing_topic'
const metadata = { name: 'Shop', description: '', url: 'https://shop.test', icons: ['/icon.png'] as const }

/** Another one for each test: a link that a failed one has left open is not for the next. */
let relayUrl = ''
let relays = 0
let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  relays += 1
  relayUrl = `wss://relay-${relays}.test`
  fake = createFakePairingClient()
  init.mockReset()
  init.mockImplementation(fake.init)
})

/** A kit's context for the client. */
function createContext({
  relay = relayUrl,
  projectId = 'project',
  storage = createMemoryStorage(),
}: {
  relay?: string
  projectId?: string
  storage?: ReturnType<typeof createMemoryStorage>
} = {}) {
  const lifetime = new AbortController()
  const options = { getState: () => ({ services: { relay }, projectId, metadata }) }
  const context = { lifetime: lifetime.signal, storage, stores: { options } } as unknown as ConnectorContext
  onTestFinished(() => lifetime.abort())
  return { context, lifetime, storage }
}

describe('the link to a relay', () => {
  it('is opened for the host app, once for the kits of a page', async () => {
    const [first, second] = [createContext(), createContext()]
    const loaded = await Promise.all([first, second].map(({ context }) => loadPairingClient(context)))
    expect(loaded[0]?.client).not.toBe(loaded[1]?.client)
    expect(init).toHaveBeenCalledTimes(3)
    expect(init.mock.calls[0]?.[0]).toEqual({
      projectId: 'project',
      metadata: { ...metadata, icons: ['/icon.png'] },
      relayUrl,
      logger: 'silent',
      telemetryEnabled: false,
    })
    const base = await init.mock.results[0]?.value
    // It only carries shared state.
    expect(base).not.toHaveProperty('session')
    for (const [own] of init.mock.calls.slice(1))
      expect(own).toEqual({ client: base.client, logger: 'silent' })
  })

  it('is another one for each relay', async () => {
    await loadPairingClient(createContext().context)
    await loadPairingClient(createContext({ relay: `${relayUrl}/other` }).context)
    const opened = init.mock.calls.flatMap(([options]) => options.relayUrl ?? [])
    expect(opened).toEqual([relayUrl, `${relayUrl}/other`])
  })

  it('needs no project id', async () => {
    await loadPairingClient(createContext({ projectId: '' }).context)
    expect(init.mock.calls[0]?.[0].projectId).toBe('none')
  })

  // T26
  it('asks no operator for attestations, unless it is their relay', async () => {
    const register = vi.fn()
    init.mockImplementation(async (options) => {
      const client = await fake.init(options)
      if (!options.client) client.client.core.verify.register = register
      return client
    })
    const own = await loadPairingClient(createContext().context)
    await own.client.client.core.verify.register({ attestationId: '1' } as never)
    expect(register).not.toHaveBeenCalled()
    const hosted = await loadPairingClient(createContext({ relay: String(defaultServices.relay) }).context)
    await hosted.client.client.core.verify.register({ attestationId: '1' } as never)
    expect(register).toHaveBeenCalledTimes(1)
  })

  // F25
  it('is closed by the last kit', async () => {
    const [first, second] = [createContext(), createContext()]
    await loadPairingClient(first.context)
    await loadPairingClient(second.context)
    first.lifetime.abort()
    await Promise.resolve()
    expect(fake.transportClose).not.toHaveBeenCalled()
    second.lifetime.abort()
    await vi.waitFor(() => expect(fake.transportClose).toHaveBeenCalledTimes(1))
    await loadPairingClient(createContext().context)
    expect(init.mock.calls.filter(([options]) => options.relayUrl)).toHaveLength(2)
  })

  // F12
  it('that cannot be opened is tried again', async () => {
    init.mockRejectedValueOnce(new Error('offline'))
    const { context } = createContext()
    await expect(loadPairingClient(context)).rejects.toThrow('offline')
    await expect(loadPairingClient(context)).resolves.toHaveProperty('client')
  })
})

describe('the session of the last visit', () => {
  const approved = { eip155: { accounts: ['eip155:1:0x1'] } }

  it('is the one that is recorded', async () => {
    const [, second] = [fake.remember(approved), fake.remember(approved)]
    const storage = createMemoryStorage({ [key]: second.topic })
    const { client } = await loadPairingClient(createContext({ storage }).context)
    expect(client.session).toBe(second)
  })

  it('is none where the recorded one has ended', async () => {
    fake.remember(approved)
    const storage = createMemoryStorage({ [key]: 'ended' })
    const { client } = await loadPairingClient(createContext({ storage }).context)
    expect(client).not.toHaveProperty('session')
  })

  it('is the first one that no other kit uses, where none is recorded', async () => {
    const [first, second] = [fake.remember(approved), fake.remember(approved)]
    const one = await loadPairingClient(createContext().context)
    expect(one.client.session).toBe(first)
    one.recordTopic(first.topic)
    const two = await loadPairingClient(createContext().context)
    expect(two.client.session).toBe(second)
    two.recordTopic(second.topic)
    const three = await loadPairingClient(createContext().context)
    expect(three.client).not.toHaveProperty('session')
    expect(one.isUsedByOthers(second.topic)).toBe(true)
    expect(one.isUsedByOthers(first.topic)).toBe(false)
    expect(three.isUsedByOthers(first.topic)).toBe(true)
  })
})

describe('the record of a session', () => {
  it('is for the next visit, and removed with the session', async () => {
    const { context, storage } = createContext()
    const { recordTopic } = await loadPairingClient(context)
    recordTopic('one')
    expect(storage.getItem(key)).toBe('one')
    recordTopic(undefined)
    expect(storage.getItem(key)).toBeNull()
  })

  it('of another kit with the same storage stays', async () => {
    const storage = createMemoryStorage()
    const one = await loadPairingClient(createContext({ storage }).context)
    const two = await loadPairingClient(createContext({ storage }).context)
    one.recordTopic('one')
    two.recordTopic('two')
    one.recordTopic(undefined)
    expect(storage.getItem(key)).toBe('two')
    expect(two.isUsedByOthers('one')).toBe(false)
  })

  it('of a kit that is destroyed blocks no other one', async () => {
    const { context, lifetime } = createContext()
    const one = await loadPairingClient(context)
    const two = await loadPairingClient(createContext().context)
    lifetime.abort()
    one.recordTopic('one')
    expect(two.isUsedByOthers('one')).toBe(false)
  })
})
