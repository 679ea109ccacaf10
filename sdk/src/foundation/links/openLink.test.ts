// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { openLink } from './openLink.ts'
import { toAppLink } from './toAppLink.ts'

let open: MockInstance<typeof window.open>
beforeEach(() => {
  open = vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'Telegram')
  vi.unstubAllGlobals()
})

function follow(
  address: string,
  ...rest: [target: '_blank' | '_self' | '_top', size?: { width: number; height: number }]
) {
  const link = toAppLink(address)
  if (!link) throw new Error(address)
  return openLink(link, ...rest)
}

// T13, T18
it.each(['https://w.example/', 'sample://wc'])('%s learns nothing of the page that opens it', (address) => {
  follow(address, '_blank')
  follow(address, '_blank', { width: 600, height: 800 })
  expect(open.mock.calls).toEqual([
    [address, '_blank', 'noreferrer noopener'],
    [address, '_blank', 'noreferrer noopener width=600 height=800'],
  ])
})

it('in Telegram web pages are opened by its own calls, apps by the page', () => {
  const telegram = { openLink: vi.fn(), openTelegramLink: vi.fn() }
  Object.assign(window, { Telegram: { WebApp: telegram } })
  follow('https://w.example/', '_blank')
  follow('https://t.me/wallet', '_blank')
  expect(open).not.toHaveBeenCalled()
  follow('sample://wc', '_blank')
  follow('https://w.example/', '_self')
  expect(telegram.openLink.mock.calls).toEqual([['https://w.example/']])
  expect(telegram.openTelegramLink.mock.calls).toEqual([['https://t.me/wallet']])
  expect(open.mock.calls.map(([href]) => href)).toEqual(['sample://wc', 'https://w.example/'])
})

it('what another script has put in the place of Telegram opens nothing', () => {
  Object.assign(window, { Telegram: { WebApp: { openLink: 'x' } } })
  follow('https://w.example/', '_blank')
  expect(open).toHaveBeenCalledOnce()
})

const features = 'noreferrer noopener'

/** Puts another page around this one. */
function stubTop(origin = 'https://app.example') {
  vi.stubGlobal('top', {})
  vi.stubGlobal('origin', origin)
}

/** A tab that has been opened without an address. */
function createTab() {
  return { opener: window as unknown, open: vi.fn(), location: {} }
}

// T13
it('in a frame the page around it is moved, and learns nothing of the frame', () => {
  stubTop()
  open.mockImplementation((_, target) => (target === '_top' ? window : null))
  expect(follow('sample://wc', '_top')).toBe(true)
  expect(open.mock.calls).toEqual([
    ['', '_top'],
    ['sample://wc', '_top', features],
  ])
})

const refusals = {
  'no window': () => null,
  'an error for the address': (href?: string | URL) => {
    if (href) throw new DOMException('not allowed', 'SecurityError')
    return window
  },
}

// T13
it.each(Object.entries(refusals))(
  'in a frame that must not move the page around it, a tab without an opener is opened: %s',
  (_, refuse) => {
    stubTop()
    const tab = createTab()
    open.mockImplementation((href, target) => (target === '_top' ? refuse(href) : (tab as unknown as Window)))
    expect(follow('sample://wc', '_top')).toBe(true)
    expect(open).toHaveBeenLastCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    expect(tab.open).toHaveBeenCalledExactlyOnceWith('sample://wc', '_self', features)
    // A changed location would pass on the address of the page.
    expect(tab.location).toEqual({})
  },
)

// T13
it('in a frame without an origin, which cannot reach into a tab, one is opened with its address', () => {
  stubTop('null')
  expect(follow('sample://wc', '_top')).toBe(true)
  expect(open.mock.calls.at(-1)).toEqual(['sample://wc', '_blank', features])
})

it('in a frame that must open nothing, that is reported', () => {
  stubTop()
  expect(follow('sample://wc', '_top')).toBe(false)
  expect(follow('https://w.example/', '_blank')).toBe(false)
  expect(open.mock.calls).toEqual([
    ['', '_top'],
    ['', '_blank'],
    ['', '_blank'],
  ])
})

// T13
it('in a frame a tab for a site is opened empty, and opens the site itself', () => {
  stubTop()
  const tab = createTab()
  open.mockReturnValue(tab as unknown as Window)
  expect(follow('https://w.example/', '_blank')).toBe(true)
  expect(tab.opener).toBeNull()
  expect(tab.open).toHaveBeenCalledExactlyOnceWith('https://w.example/', '_self', features)
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
})

it.each<[string, { width: number; height: number }?]>([
  ['sampledesktop://wc'],
  ['https://w.example/', { width: 600, height: 800 }],
])('in a frame the app or the window of %s is opened with its address', (address, size) => {
  stubTop()
  expect(follow(address, '_blank', size)).toBe(true)
  expect(open.mock.calls).toEqual([[address, '_blank', expect.stringContaining(features)]])
})
