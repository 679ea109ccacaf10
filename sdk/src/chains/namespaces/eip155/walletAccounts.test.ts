import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from '../../../testing/createEmitter.ts'
import { watchWallet } from './walletAccounts.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function createEvents() {
  return { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
}

// T16, F16
describe('watchWallet', () => {
  it('passes nothing on after it was stopped, where the wallet keeps its listeners', () => {
    const { on, emit } = createEmitter()
    const events = createEvents()
    const stop = watchWallet({ request: async () => null, on }, events)
    emit('accountsChanged', [address])
    expect(events.accountsChanged).toHaveBeenCalledWith([address])
    stop()
    emit('accountsChanged', [])
    emit('chainChanged', '0x1')
    emit('disconnect', undefined)
    expect(events.accountsChanged).toHaveBeenCalledTimes(1)
    expect(events.chainChanged).not.toHaveBeenCalled()
    expect(events.disconnect).not.toHaveBeenCalled()
  })

  it('removes the other listeners when the wallet fails at one of them', () => {
    const { on, removeListener, count } = createEmitter()
    const stop = watchWallet(
      {
        request: async () => null,
        on,
        removeListener(event, listener) {
          if (event === 'accountsChanged') throw new Error('not this one')
          removeListener(event, listener)
        },
      },
      createEvents(),
    )
    expect(stop).not.toThrow()
    expect(count()).toBe(1)
  })
})
