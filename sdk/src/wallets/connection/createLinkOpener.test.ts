// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConnectAttempt } from './ConnectionState.ts'
import { createConnectionContext } from './connectionContext.test.helper.ts'
import { createLinkOpener } from './createLinkOpener.ts'

const wallet = { name: 'Sample', mobile_link: 'sample:', desktop_link: 'sampledesktop://' }
const open = vi.fn()

beforeEach(() => {
  open.mockReset()
  vi.spyOn(window, 'open').mockImplementation(open)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const identity = { connectorId: 'walletConnect', namespaces: ['eip155'] } as const
const idle: ConnectAttempt = { status: 'idle' }
const failed = { ...identity, status: 'failed', number: 1, error: {} } as unknown as ConnectAttempt
const asking = (number = 1, uri?: string): ConnectAttempt => ({
  ...identity,
  status: 'asking',
  number,
  step: uri ? { type: 'uri', uri, expiresAt: 1 } : { type: 'approve' },
})

function start(attempt: ConnectAttempt, load: () => Promise<object> = async () => ({})) {
  const { context, stores } = createConnectionContext()
  const set = (next: ConnectAttempt) =>
    stores.connection.set({ ...stores.connection.getState(), attempt: next })
  set(attempt)
  const openLink = createLinkOpener({ ...context, namespaces: { load } as never })
  /** Links that have been opened once all that waits for promises has run. */
  const opened = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return open.mock.calls.map(([href]) => href)
  }
  const stepOf = () => {
    const { attempt: present } = stores.connection.getState()
    return present.status === 'asking' ? present.step : undefined
  }
  return { set, openLink, opened, stepOf }
}

const desktop = (uri: string) => `sampledesktop://wc?uri=${uri}`

describe('a link that is opened with a code', () => {
  it('is opened immediately where there is one', async () => {
    const { openLink, opened } = start(asking(1, 'a'))
    openLink({ wallet, platform: 'desktop' })
    expect(await opened()).toEqual([desktop('a')])
    expect(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toContain('sampledesktop://')
  })

  it.each([
    ['idle', idle],
    ['asking', asking()],
  ])('waits for the code where the attempt is %s, and is opened once', async (_, attempt) => {
    const { set, openLink, opened } = start(attempt)
    openLink({ wallet, platform: 'desktop' })
    set(asking(1))
    expect(await opened()).toEqual([])
    set(asking(1, 'a'))
    set(asking(1, 'b'))
    expect(await opened()).toEqual([desktop('a')])
  })

  it.each([
    ['has failed', failed],
    ['has been given up', idle],
    ['has made room for another one', asking(2)],
  ])('is not opened once the attempt %s', async (_, next) => {
    const { set, openLink, opened } = start(asking(1))
    openLink({ wallet, platform: 'desktop' })
    set(next)
    set(asking(2, 'b'))
    set(asking(1, 'a'))
    expect(await opened()).toEqual([])
  })

  it('is not opened with the code of a newer attempt', async () => {
    const { set, openLink, opened } = start(asking(1))
    openLink({ wallet, platform: 'desktop' })
    set(asking(2, 'b'))
    expect(await opened()).toEqual([])
  })

  it('is not opened where the attempt had failed before', async () => {
    const { set, openLink, opened } = start(failed)
    openLink({ wallet, platform: 'desktop' })
    set(asking(2, 'b'))
    expect(await opened()).toEqual([])
  })

  it('is the one that was asked for last', async () => {
    const { set, openLink, opened } = start(asking())
    openLink({ wallet, platform: 'desktop' })
    openLink({ wallet: { ...wallet, desktop_link: 'other://' }, platform: 'desktop' })
    openLink({ wallet, platform: 'web' })
    set(asking(1, 'a'))
    expect(await opened()).toEqual(['other://wc?uri=a'])
  })

  // T13
  it('is refused where it may not be opened', async () => {
    const { openLink, opened } = start(asking(1, 'a'))
    openLink({ wallet: { ...wallet, desktop_link: 'javascript://' }, platform: 'desktop' })
    expect(await opened()).toEqual([])
    expect(localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  })
})

describe('a wallet that connects in its own browser', () => {
  const getAppBrowserLink = vi.fn((name: string) => `https://browser.example/${name}`)

  it('is opened there on a phone', async () => {
    const { openLink, opened } = start(asking(1, 'a'), async () => ({ getAppBrowserLink }))
    openLink({ wallet, platform: 'mobile' })
    expect(await opened()).toEqual(['https://browser.example/Sample'])
    expect(getAppBrowserLink).toHaveBeenCalledExactlyOnceWith('Sample', window)
  })

  it('is opened by its own link elsewhere', async () => {
    const { openLink, opened } = start(asking(1, 'a'), async () => ({ getAppBrowserLink }))
    openLink({ wallet, platform: 'desktop' })
    expect(await opened()).toEqual([desktop('a')])
  })

  it.each([
    ['needs none', async () => ({})],
    ['has none for this wallet', async () => ({ getAppBrowserLink: () => undefined })],
    ['failed to load', () => Promise.reject(new Error('offline'))],
  ])('is opened by its own link where the family %s', async (_, load) => {
    const { openLink, opened } = start(asking(1, 'a'), load)
    openLink({ wallet, platform: 'mobile' })
    expect(await opened()).toEqual(['sample:///wc?uri=a'])
  })
})

describe('a link that the browser refuses to open', () => {
  it.each([
    ['of the app', async () => ({})],
    [
      "of the app's own browser",
      async () => ({ getAppBrowserLink: () => new URL('https://browser.example/') }),
    ],
  ])('is noted in the step of the attempt, until one is opened: %s', async (_, load) => {
    vi.stubGlobal('top', {})
    try {
      open.mockReturnValue(null)
      const { openLink, opened, stepOf } = start(asking(1, 'a'), load)
      openLink({ wallet, platform: 'mobile' })
      await opened()
      expect(stepOf()).toEqual({ type: 'uri', uri: 'a', expiresAt: 1, isBlocked: true })
      open.mockReturnValue({ opener: null, open: vi.fn() })
      openLink({ wallet, platform: 'mobile' })
      await opened()
      expect(stepOf()).toEqual({ type: 'uri', uri: 'a', expiresAt: 1 })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
