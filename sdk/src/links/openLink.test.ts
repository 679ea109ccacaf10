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

/** A page around this one, which may be moved or not. */
function stubTop(move: (href: string) => void) {
  const location = Object.defineProperty({}, 'href', { set: move })
  vi.stubGlobal('top', { location })
}

const refuse = () => {
  throw new DOMException('not allowed', 'SecurityError')
}

it('in a frame the page around it is moved', () => {
  const move = vi.fn()
  stubTop(move)
  expect(follow('sample://wc', '_top')).toBe(true)
  expect(move).toHaveBeenCalledExactlyOnceWith('sample://wc')
  expect(open).not.toHaveBeenCalled()
})

it('in a frame that must not move the page around it, a tab without an opener is opened', () => {
  stubTop(refuse)
  const tab = { opener: window, location: { href: '' } }
  open.mockReturnValue(tab as unknown as Window)
  expect(follow('sample://wc', '_top')).toBe(true)
  expect(tab).toEqual({ opener: null, location: { href: 'sample://wc' } })
})

it('in a frame that must open nothing, that is reported', () => {
  stubTop(refuse)
  expect(follow('sample://wc', '_top')).toBe(false)
})
