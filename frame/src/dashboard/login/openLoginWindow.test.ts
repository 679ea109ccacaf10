import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CancelledError } from '../CancelledError.ts'
import { openLoginWindow } from './openLoginWindow.ts'

const origin = 'https://wallet.example'
const network = `${origin}/social/google?state=1`
let opened: { closed: boolean; location: { href: string }; close(): void }
let messages: EventTarget

beforeEach(() => {
  opened = {
    closed: false,
    location: { href: '' },
    close() {
      opened.closed = true
    },
  }
  messages = new EventTarget()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('window', { open: () => opened })
  vi.stubGlobal('addEventListener', messages.addEventListener.bind(messages))
  vi.stubGlobal('removeEventListener', messages.removeEventListener.bind(messages))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = (message: { readonly origin: string; readonly source: unknown; readonly data: unknown }) =>
  messages.dispatchEvent(Object.assign(new Event('message'), message))

test('the address that the window ends at is taken from it alone', async () => {
  const login = openLoginWindow('blocked').run(network)
  expect(opened.location.href).toBe(network)
  const data = { resultUri: `${origin}/callback?code=forged` }
  post({ origin: 'https://evil.example', source: opened, data })
  post({ origin, source: {}, data })
  post({ origin, source: opened, data: null })
  post({ origin, source: opened, data: { resultUri: 1 } })
  post({ origin, source: opened, data: { resultUri: `${origin}/callback?code=right` } })
  expect(await login).toEqual({ uri: `${origin}/callback?code=right` })
  expect(opened.closed).toBe(true)
})

test('a window that is closed cancels the login', async () => {
  const login = openLoginWindow('blocked').run(network)
  const failed = expect(login).rejects.toBeInstanceOf(CancelledError)
  opened.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
})

test('a window that the browser blocks is said', () => {
  vi.stubGlobal('window', { open: () => null })
  expect(() => openLoginWindow('The browser has blocked the window')).toThrow('blocked the window')
})
