// @vitest-environment happy-dom
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FoundWallet } from '../../NamespaceTraits.ts'
import { readAnnouncement } from './readAnnouncement.ts'
import { watchAnnouncements } from './watchAnnouncements.ts'
import { watchInjected } from './watchInjected.ts'

const icon = 'data:image/svg+xml,<svg/>'
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Good Wallet', icon, rdns: 'good.wallet' }
const provider = { request: async () => null }

afterEach(() => vi.unstubAllGlobals())

// T16
describe('an announcement', () => {
  it('is read with its name, icon and ids', () => {
    expect(readAnnouncement({ info, provider })).toEqual({
      name: 'Good Wallet',
      rdns: 'good.wallet',
      uuid: info.uuid,
      imageUrl: icon,
      provider,
    })
  })

  it.each([
    ['is at another host', 'https://images.test/icon.png'],
    ['is a script', 'javascript:alert(1)'],
    ['is empty', ''],
  ])('has no icon where it %s', (_, icon) => {
    const announcement = readAnnouncement({ info: { ...info, icon }, provider })
    expect(announcement).toMatchObject({ rdns: 'good.wallet' })
    expect(announcement).not.toHaveProperty('imageUrl')
  })

  it.each(['uuid', 'name', 'icon', 'rdns'])('is refused where %s is not a string', (key) => {
    for (const value of [undefined, null, 1, [info[key as 'name']], { toString: () => info[key as 'name'] }])
      expect(readAnnouncement({ info: { ...info, [key]: value }, provider })).toBeUndefined()
  })

  it.each([
    ['an empty name', { name: '' }],
    ['an invisible name', { name: '\u200b' }],
    ['an empty rdns', { rdns: '' }],
    ['an rdns with a space', { rdns: 'good wallet' }],
    ['an rdns with a space before it', { rdns: ' good.wallet' }],
    ['an rdns with a space after it', { rdns: 'good.wallet ' }],
    ['an rdns that is too long', { rdns: 'a'.repeat(129) }],
    ['no UUID', { uuid: 'one' }],
    ['a UUID and more', { uuid: `${info.uuid}0` }],
    ['a UUID after something else', { uuid: `0${info.uuid}` }],
  ])('is refused with %s', (_, change) => {
    expect(readAnnouncement({ info: { ...info, ...change }, provider })).toBeUndefined()
  })

  it('may have an rdns of 128 characters, and a UUID in capital letters', () => {
    const change = { rdns: 'a'.repeat(128), uuid: info.uuid.toUpperCase() }
    expect(readAnnouncement({ info: { ...info, ...change }, provider })).toMatchObject(change)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'provider'],
    ['a function', Object.assign(() => undefined, { request: () => null })],
    ['an object without request', {}],
    ['an object whose request is no function', { request: 'eth_accounts' }],
  ])('is refused with %s as its provider', (_, wrong) => {
    expect(readAnnouncement({ info, provider: wrong })).toBeUndefined()
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', {}],
    [
      'an object that throws',
      {
        get info() {
          throw new Error('no')
        },
      },
    ],
  ])('is refused where it is %s', (_, detail) => {
    expect(readAnnouncement(detail)).toBeUndefined()
  })
})

function announce(detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

// T16
describe('wallets that announce themselves', () => {
  it('are found until the watch is stopped, without the malformed ones', () => {
    const found: FoundWallet[] = []
    const stop = watchAnnouncements((wallet) => found.push(wallet))
    announce({ info: { ...info, rdns: undefined }, provider })
    announce({ info, provider })
    const { rdns, uuid } = info
    expect(found).toEqual([{ name: 'Good Wallet', imageUrl: icon, provider, id: rdns, info: { rdns, uuid } }])
    stop()
    announce({ info: { ...info, rdns: 'other.wallet' }, provider })
    expect(found).toHaveLength(1)
  })

  it('are none on a server, where there is no page', () => {
    vi.stubGlobal('window', undefined)
    expect(watchAnnouncements(vi.fn())).not.toThrow()
  })
})

// T16
describe('the wallet in window.ethereum', () => {
  /** Watches the page until the test ends. */
  function watch() {
    const found: FoundWallet[] = []
    const controller = new AbortController()
    onTestFinished(() => controller.abort())
    watchInjected((wallet) => found.push(wallet), controller.signal)
    return { found, stop: () => controller.abort() }
  }
  const initialize = () => window.dispatchEvent(new Event('ethereum#initialized'))
  const injected = { id: 'injected', name: 'Browser Wallet', provider }

  it('is found where it is there already', () => {
    vi.stubGlobal('ethereum', provider)
    expect(watch().found).toEqual([injected])
  })

  it('is found when it is injected later, until the watch is stopped', () => {
    const { found, stop } = watch()
    initialize()
    expect(found).toEqual([])
    vi.stubGlobal('ethereum', provider)
    initialize()
    expect(found).toEqual([injected])
    stop()
    initialize()
    expect(found).toHaveLength(1)
  })

  it('is not looked for after the watch was stopped', () => {
    vi.stubGlobal('ethereum', provider)
    const found = vi.fn()
    watchInjected(found, AbortSignal.abort())
    expect(found).not.toHaveBeenCalled()
  })

  it('is none where the page has a getter that throws, or is no page', () => {
    vi.stubGlobal('window', {
      addEventListener: vi.fn(),
      get ethereum() {
        throw new Error('no wallets')
      },
    })
    expect(watch().found).toEqual([])
    vi.stubGlobal('window', undefined)
    expect(watch().found).toEqual([])
  })
})
