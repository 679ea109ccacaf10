import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from '../../../testing/createEmitter.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { wrapProvider } from './wrapProvider.ts'

const rejection = { code: 4001, message: 'User rejected the request.' }

// T16
describe('request', () => {
  it('passes the method and the parameters to the wallet, and returns its response', async () => {
    const request = vi.fn(async () => ['0x1'])
    const { request: send } = wrapProvider({ request })
    expect(await send('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toEqual(['0x1'])
    expect(request.mock.calls).toEqual([
      [{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }],
    ])
  })

  it('passes no key params where there are no parameters', async () => {
    const request = vi.fn<Eip1193Provider['request']>(async () => null)
    await wrapProvider({ request }).request('eth_accounts')
    expect(Object.keys(request.mock.lastCall?.[0] ?? {})).toEqual(['method'])
  })

  it.each([
    ['USER_REJECTED', rejection],
    ['WALLET_REQUEST_PENDING', { code: -32002 }],
    ['WALLET_REQUEST_FAILED', new Error('no')],
    ['WALLET_REQUEST_FAILED', undefined],
  ])('rejects with %s when the wallet rejects or throws', async (code, error) => {
    const reject = { request: () => Promise.reject(error) }
    const fail = {
      request() {
        throw error
      },
    }
    for (const provider of [reject, fail]) {
      await expect(wrapProvider(provider).request('eth_accounts')).rejects.toMatchObject({
        code,
        context: { method: 'eth_accounts' },
      })
    }
  })
})

// T16, F16
describe('listen', () => {
  it('passes the value of each event to its own listener until it is stopped', () => {
    const { on, emit } = createEmitter()
    const accountsChanged = vi.fn()
    const chainChanged = vi.fn()
    const stop = wrapProvider({ request: async () => null, on }).listen({ accountsChanged, chainChanged })
    emit('accountsChanged', ['0x0'])
    emit('chainChanged', '0x1')
    expect(accountsChanged.mock.calls).toEqual([[['0x0']]])
    expect(chainChanged.mock.calls).toEqual([['0x1']])
    stop()
    emit('accountsChanged', [])
    emit('chainChanged', '0x2')
    expect(accountsChanged).toHaveBeenCalledTimes(1)
    expect(chainChanged).toHaveBeenCalledTimes(1)
  })

  it('removes every listener when it is stopped, also where the wallet throws at one', () => {
    const { on, removeListener, count } = createEmitter()
    const listeners = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
    const request = async () => null
    wrapProvider({ request, on, removeListener }).listen(listeners)()
    expect(count()).toBe(0)
    const stop = wrapProvider({
      request,
      on,
      removeListener(event, listener) {
        if (event === 'accountsChanged') throw new Error('not this one')
        removeListener(event, listener)
      },
    }).listen(listeners)
    expect(stop).not.toThrow()
    expect(count()).toBe(1)
  })

  it('does nothing where the wallet has no events', () => {
    const { listen } = wrapProvider({ request: async () => null })
    const stop = listen({ accountsChanged: vi.fn() })
    expect(stop).not.toThrow()
  })

  it('removes and silences the listeners when the wallet throws at one of them', () => {
    const { on, emit, removeListener, count } = createEmitter()
    const accountsChanged = vi.fn()
    const chainChanged = vi.fn()
    const removed = vi.fn(removeListener)
    const provider: Eip1193Provider = {
      request: async () => null,
      on(event, listener) {
        if (event === 'chainChanged') throw rejection
        on(event, listener)
      },
      removeListener: removed,
    }
    expect(() => wrapProvider(provider).listen({ accountsChanged, chainChanged })).toThrow(
      expect.objectContaining({ code: 'USER_REJECTED', context: { method: 'on' } }),
    )
    expect(count()).toBe(0)
    expect(removed).toHaveBeenCalledTimes(2)
    emit('accountsChanged', [])
    expect(accountsChanged).not.toHaveBeenCalled()
  })

  it('stops events that the wallet keeps sending after it threw', () => {
    const { on, emit } = createEmitter()
    const accountsChanged = vi.fn()
    const { listen } = wrapProvider({
      request: async () => null,
      on(event, listener) {
        on(event, listener)
        throw new Error('no')
      },
    })
    expect(() => listen({ accountsChanged })).toThrow(
      expect.objectContaining({ code: 'WALLET_REQUEST_FAILED', context: { method: 'on' } }),
    )
    emit('accountsChanged', [])
    expect(accountsChanged).not.toHaveBeenCalled()
  })
})
