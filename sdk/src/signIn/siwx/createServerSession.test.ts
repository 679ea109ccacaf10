import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSignOutDue } from '../../wallets/connection/readStored.ts'
import { storeSignOutDue } from '../../wallets/connection/storeConnection.ts'
import { createServerSession } from './createServerSession.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: SignInAccount = {
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  address,
  caipAddress: `eip155:1:${address}`,
}
const session: SIWXSession = {
  data: {
    accountAddress: address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce: 'abcdefgh',
  },
  message: 'message',
  signature: '0x',
}

function createServer() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const siwx = {
    createMessage: vi.fn<SIWXConfig['createMessage']>(),
    addSession: vi.fn<SIWXConfig['addSession']>(async () => undefined),
    revokeSession: vi.fn<SIWXConfig['revokeSession']>(async () => undefined),
    setSessions: vi.fn<SIWXConfig['setSessions']>(async () => undefined),
    getSessions: vi.fn<SIWXConfig['getSessions']>(async () => [session]),
  }
  const page = new AbortController()
  const wanted = new AbortController()
  const onLateRevoked = vi.fn()
  const context = { storage, lifetime: page.signal }
  const server = createServerSession({ siwx, context, onLateRevoked })
  return { siwx, storage, page, wanted, onLateRevoked, server, isDue: () => isSignOutDue(storage) }
}

/** A response of the server that the test settles. */
function createVerification() {
  let resolve = () => {}
  let reject = (_: Error) => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) }
}

const idle = () => vi.advanceTimersByTimeAsync(0)
let warned: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers()
  warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

// T4, F32
describe('add', () => {
  it('has the session verified and revokes nothing', async () => {
    const { server, siwx, wanted, isDue, onLateRevoked } = createServer()
    await server.add([session], wanted.signal)
    expect(siwx.addSession.mock.lastCall?.[0]).toBe(session)
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(onLateRevoked).not.toHaveBeenCalled()
    expect(isDue()).toBe(false)
  })

  it('does not call the server when its signal has aborted before', async () => {
    const { server, siwx, wanted } = createServer()
    wanted.abort(new Error('left'))
    await expect(server.add([session], wanted.signal)).rejects.toThrow('left')
    await idle()
    expect(siwx.addSession).not.toHaveBeenCalled()
    expect(siwx.revokeSession).not.toHaveBeenCalled()
  })

  it('rejects when the server refuses, and neither revokes nor signs out', async () => {
    const { server, siwx, wanted, isDue } = createServer()
    siwx.addSession.mockRejectedValue(new Error('refused'))
    await expect(server.add([session], wanted.signal)).rejects.toThrow('refused')
    await idle()
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(isDue()).toBe(false)
  })

  it('has several sessions verified together, and revokes all of them when they are late', async () => {
    const { server, siwx, wanted } = createServer()
    const verification = createVerification()
    siwx.setSessions.mockReturnValue(verification.promise)
    const sessions = [session, { ...session, data: { ...session.data, chainId: 'eip155:137' as const } }]
    const rejected = expect(server.add(sessions, wanted.signal)).rejects.toThrow('left')
    await idle()
    expect(siwx.setSessions).toHaveBeenCalledWith(sessions, expect.anything())
    expect(siwx.addSession).not.toHaveBeenCalled()
    wanted.abort(new Error('left'))
    await rejected
    verification.resolve()
    await idle()
    expect(siwx.revokeSession.mock.calls.map(([chainId]) => chainId)).toEqual(['eip155:1', 'eip155:137'])
  })

  it('revokes a session that was created after its signal aborted', async () => {
    const { server, siwx, wanted, isDue, onLateRevoked } = createServer()
    const verification = createVerification()
    siwx.addSession.mockReturnValue(verification.promise)
    const adding = server.add([session], wanted.signal)
    const rejected = expect(adding).rejects.toThrow('left')
    await idle()
    expect(siwx.addSession.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
    wanted.abort(new Error('left'))
    await rejected
    expect(siwx.addSession.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
    expect(siwx.addSession.mock.lastCall?.[1]?.lifetime?.aborted).toBe(false)
    verification.resolve()
    await idle()
    expect(siwx.revokeSession.mock.calls).toEqual([['eip155:1', address]])
    expect(onLateRevoked).not.toHaveBeenCalled()
    expect(isDue()).toBe(false)
  })

  it('has a sign-out repeated when that session cannot be revoked, or the outcome is unknown', async () => {
    for (const failing of ['revokeSession', 'addSession'] as const) {
      const { server, siwx, wanted, isDue } = createServer()
      const verification = createVerification()
      siwx.addSession.mockReturnValue(verification.promise)
      siwx.revokeSession.mockRejectedValue(new Error('down'))
      const rejected = expect(server.add([session], wanted.signal)).rejects.toThrow('left')
      await idle()
      wanted.abort(new Error('left'))
      await rejected
      if (failing === 'addSession') verification.reject(new Error('down'))
      else verification.resolve()
      await idle()
      expect(isDue()).toBe(true)
      expect(siwx.revokeSession).toHaveBeenCalledTimes(failing === 'addSession' ? 0 : 1)
    }
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('A session that is no longer wanted has not been revoked'), 'Error: down'],
    ])
  })

  it('revokes a session that was created after the time limit, and reports it', async () => {
    const { server, siwx, wanted, onLateRevoked, isDue } = createServer()
    const verification = createVerification()
    siwx.addSession.mockReturnValue(verification.promise)
    const rejected = expect(server.add([session], wanted.signal)).rejects.toThrow('10000 ms')
    await vi.advanceTimersByTimeAsync(10_000)
    await rejected
    await server.end()
    // The sign-out stays due while a verification may still create a session.
    expect(isDue()).toBe(true)
    verification.resolve()
    await idle()
    expect(siwx.revokeSession.mock.calls).toEqual([['eip155:1', address]])
    expect(onLateRevoked).toHaveBeenCalledTimes(1)
    await server.end()
    expect(isDue()).toBe(false)
  })

  it('revokes nothing when a verification fails after the time limit', async () => {
    const { server, siwx, wanted, onLateRevoked, isDue } = createServer()
    const verification = createVerification()
    siwx.addSession.mockReturnValue(verification.promise)
    const rejected = expect(server.add([session], wanted.signal)).rejects.toThrow('10000 ms')
    await vi.advanceTimersByTimeAsync(10_000)
    await rejected
    verification.reject(new Error('late'))
    await idle()
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(onLateRevoked).not.toHaveBeenCalled()
    await server.end()
    expect(isDue()).toBe(false)
  })

  it('changes nothing more when the page is left', async () => {
    const { server, siwx, page, isDue } = createServer()
    const verification = createVerification()
    siwx.addSession.mockReturnValue(verification.promise)
    const rejected = expect(server.add([session], page.signal)).rejects.toThrow('gone')
    await idle()
    page.abort(new Error('gone'))
    await rejected
    verification.resolve()
    await idle()
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(isDue()).toBe(false)
  })
})

// T4, F32
describe('find', () => {
  it('returns the session of exactly this account', async () => {
    const { server, siwx, wanted } = createServer()
    const other: SIWXSession = { ...session, data: { ...session.data, chainId: 'eip155:137' } }
    siwx.getSessions.mockResolvedValue([other, session])
    expect(await server.find(account, wanted.signal)).toBe(session)
    expect(siwx.getSessions.mock.lastCall?.slice(0, 2)).toEqual(['eip155:1', address])
    expect(siwx.setSessions).not.toHaveBeenCalled()
    siwx.getSessions.mockResolvedValue([other])
    expect(await server.find(account, wanted.signal)).toBeUndefined()
  })

  it('first repeats a sign-out that is due', async () => {
    const { server, siwx, storage, wanted, isDue } = createServer()
    storeSignOutDue(storage, true)
    await server.find(account, wanted.signal)
    expect(siwx.setSessions.mock.calls).toEqual([[[]]])
    expect(isDue()).toBe(false)
  })

  it('does not call the server when its signal has aborted before', async () => {
    const { server, siwx, wanted } = createServer()
    wanted.abort(new Error('left'))
    await expect(server.find(account, wanted.signal)).rejects.toThrow('left')
    await idle()
    expect(siwx.getSessions).not.toHaveBeenCalled()
  })

  it('rejects as soon as its signal aborts, though the server has not answered', async () => {
    const { server, siwx, wanted } = createServer()
    siwx.getSessions.mockReturnValue(new Promise(() => undefined))
    const rejected = expect(server.find(account, wanted.signal)).rejects.toThrow('left')
    await idle()
    wanted.abort(new Error('left'))
    await rejected
  })
})

// F32
describe('end', () => {
  it('is noted before the server has answered, and done after', async () => {
    const { server, siwx, isDue } = createServer()
    const ending = server.end()
    expect(isDue()).toBe(true)
    await ending
    expect(siwx.setSessions.mock.calls).toEqual([[[]]])
    expect(isDue()).toBe(false)
    expect(warned).not.toHaveBeenCalled()
  })

  it('never rejects, and stays due with a warning when the server fails', async () => {
    const { server, siwx, isDue } = createServer()
    siwx.setSessions.mockRejectedValue(new Error('down'))
    await server.end()
    expect(isDue()).toBe(true)
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('The sign-out has not reached the server'), 'Error: down'],
    ])
  })

  it('waits for the change before it, and settled waits for it', async () => {
    const { server, siwx, wanted } = createServer()
    const verification = createVerification()
    siwx.addSession.mockReturnValue(verification.promise)
    const adding = server.add([session], wanted.signal)
    const ending = server.end()
    const settled = vi.fn()
    server.settled().then(settled)
    await idle()
    expect(siwx.setSessions).not.toHaveBeenCalled()
    expect(settled).not.toHaveBeenCalled()
    verification.resolve()
    await Promise.all([adding, ending])
    await idle()
    expect(siwx.setSessions).toHaveBeenCalledTimes(1)
    expect(settled).toHaveBeenCalledTimes(1)
  })
})
