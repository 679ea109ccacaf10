// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestKit, createTestWallet, firstAddress } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { createSafeStorage } from './createSafeStorage.ts'

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// F21
describe('a storage that does not work', () => {
  it.each([
    ['is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
    ['is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('%s: works in memory for this visit, with one warning', async (_, storage) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    createTestWallet()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.getAddress()).toBe(firstAddress)
    await kit.disconnect()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('remembers what could not be written or removed', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const storage = createSafeStorage({ getItem: () => 'old', setItem: refuse, removeItem: refuse })
    expect(storage.getItem('key')).toBe('old')
    storage.setItem('key', 'new')
    expect(storage.getItem('key')).toBe('new')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })

  it('may be one whose very name throws', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    const storage = createSafeStorage()
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each([null, undefined])('may be missing (%s): memory is used, with one warning', (missing) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', missing)
    const storage = createSafeStorage()
    storage.setItem('key', 'value')
    storage.removeItem('other')
    expect(storage.getItem('key')).toBe('value')
    expect(storage.getItem('other')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('is not missed on a server', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('window', undefined)
    const storage = createSafeStorage()
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
    expect(warn).not.toHaveBeenCalled()
  })

  it('uses the page’s own when none is given', () => {
    createSafeStorage().setItem('wallet-kit-test', 'yes')
    expect(window.localStorage.getItem('wallet-kit-test')).toBe('yes')
    createSafeStorage().removeItem('wallet-kit-test')
    expect(window.localStorage.getItem('wallet-kit-test')).toBeNull()
  })
})
