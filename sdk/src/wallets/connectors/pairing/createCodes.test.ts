import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type CodesOptions, createCodes } from './createCodes.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'

const approved = { eip155: { accounts: ['eip155:1:0x1'] } }

async function create(options: Partial<CodesOptions> = {}) {
  const fake = createFakePairingClient()
  const client = await fake.init()
  const lifetime = new AbortController()
  onTestFinished(() => lifetime.abort())
  const codes = createCodes(client, {
    isReused: () => false,
    isManual: () => false,
    lifetime: lifetime.signal,
    ...options,
  })
  const start = () => client.connect({ optionalNamespaces: {} })
  const listener = { shown: vi.fn(), replaced: vi.fn() }
  return { fake, client, codes, lifetime, start, listener }
}

/** Lets promises that are settled call back. */
async function turn(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

describe('a code', () => {
  it('is shown when its URI is known, and its session is the approval', async () => {
    const { fake, codes, start, listener } = await create()
    const code = codes.take('proposal', start)
    code.watch(listener)
    expect(listener.shown).not.toHaveBeenCalled()
    await turn()
    expect(listener.shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uri: 'wc:1' }))
    const session = fake.proposals[0]?.approve(approved)
    await expect(code.approval).resolves.toBe(session)
    await turn()
    expect(fake.ended).toEqual([])
  })

  // T17
  it('is not awaited once it was prepared only: a session is ended', async () => {
    const { fake, codes, start } = await create()
    await codes.prepare('proposal', start)
    const session = fake.proposals[0]?.approve(approved)
    await turn()
    expect(fake.ended).toEqual([session?.topic])
  })

  it.each([
    ['before', true],
    ['after', false],
  ])('is released %s its approval is known: the session is ended', async (_, isEarly) => {
    const { fake, codes, start, listener } = await create()
    const code = codes.take('proposal', start)
    code.watch(listener)
    await turn()
    if (isEarly) codes.release(code)
    const session = fake.proposals[0]?.approve(approved)
    await turn()
    expect(fake.ended).toEqual(isEarly ? [session?.topic] : [])
    if (!isEarly) codes.release(code)
    await turn()
    expect(fake.ended).toEqual([session?.topic])
  })

  it('is not reported to its listener any more once it is released', async () => {
    const { codes, start, listener } = await create()
    const code = codes.take('proposal', start)
    code.watch(listener)
    codes.release(code)
    await turn()
    codes.give('wc:given')
    expect(listener.shown).not.toHaveBeenCalled()
    expect(listener.replaced).not.toHaveBeenCalled()
  })

  it('is nothing that a late URI of the client creates', async () => {
    const { fake, client } = await create()
    const failed = vi.fn()
    client.connect({ optionalNamespaces: {} }).catch(failed)
    await turn()
    expect(fake.proposals).toHaveLength(1)
    expect(failed).not.toHaveBeenCalled()
  })

  it('is not prepared where it is declined', async () => {
    const { codes } = await create()
    await expect(codes.prepare('proposal', () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    )
  })
})

describe('a code of the host app', () => {
  it('replaces the one on display, and fits every proposal', async () => {
    const { codes, start, listener, fake } = await create()
    codes.take('proposal', start).watch(listener)
    await turn()
    codes.give('wc:given')
    expect(listener.replaced).toHaveBeenCalledTimes(1)
    const given = { shown: vi.fn(), replaced: vi.fn() }
    codes.take('another proposal', start).watch(given)
    expect(given.shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uri: 'wc:given' }))
    expect(fake.proposals).toHaveLength(1)
  })

  it('replaces one that is not on display', async () => {
    const { codes, start } = await create()
    codes.take('proposal', start)
    expect(() => codes.give('wc:given')).not.toThrow()
  })

  // T17
  it('has a session that is the host app’s: it is not ended', async () => {
    const { fake, client, codes } = await create()
    codes.give('wc:given')
    void client.connect({ optionalNamespaces: {} })
    await turn()
    fake.proposals[0]?.approve(approved)
    await turn()
    expect(fake.ended).toEqual([])
    const released = codes.take('proposal', async () => undefined)
    codes.release(released)
    await turn()
    expect(fake.ended).toEqual([])
  })

  it('is awaited until the client has connected, and no longer', async () => {
    const { fake, client, codes } = await create({ isManual: () => true })
    const before = fake.countListeners()
    const code = codes.take('proposal', async () => undefined)
    await turn()
    expect(fake.countListeners()).toBe(before + 1)
    void client.connect({ optionalNamespaces: {} })
    await turn()
    const session = fake.proposals[0]?.approve(approved)
    await expect(code.approval).resolves.toBe(session)
    expect(fake.countListeners()).toBe(before)
  })

  it('is not awaited once the kit is destroyed', async () => {
    const { fake, codes, lifetime } = await create({ isManual: () => true })
    codes.take('proposal', async () => undefined)
    await turn()
    expect(fake.countListeners()).toBe(2)
    lifetime.abort()
    expect(fake.countListeners()).toBe(0)
  })

  it('is live from its URI on, where the host app creates all', async () => {
    const { fake, client, codes, listener } = await create({ isManual: () => true })
    void client.connect({ optionalNamespaces: {} })
    await turn()
    codes.take('proposal', async () => undefined).watch(listener)
    expect(listener.shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uri: 'wc:1' }))
    void client.connect({ optionalNamespaces: {} })
    await turn()
    expect(listener.replaced).toHaveBeenCalledTimes(1)
    expect(fake.proposals).toHaveLength(2)
  })

  it('is the one that is waited for, where the host app creates all', async () => {
    const { client, codes, listener } = await create({ isManual: () => true })
    codes.take('proposal', async () => undefined).watch(listener)
    void client.connect({ optionalNamespaces: {} })
    await turn()
    expect(listener.shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uri: 'wc:1' }))
    expect(listener.replaced).not.toHaveBeenCalled()
  })
})
