// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getLogs } from '../../foundation/logs/getLogs.ts'
import { createMemoryStorage } from '../../test/testPage.test.helper.ts'
import { createKit, elements, giveWindow, origin, ready } from './frameWindow.test.helper.ts'
import { placeFrame } from './placeFrame.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Another element in its place: nothing is to be loaded, and the test sends the frame's messages.
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iframe' ? 'div' : name),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the secure frame', () => {
  it('is put into the page by the first question, hidden, and once', async () => {
    const { frame } = createKit()
    expect(elements()).toEqual([])
    const asked = [frame.ask((host) => host.isConnected()), frame.ask((host) => host.getChainId())]
    for (const one of asked) one.catch(() => undefined)
    const [element] = elements()
    expect(elements()).toHaveLength(1)
    expect(element?.style.display).toBe('none')
    expect(element?.tabIndex).toBe(-1)
    expect(element?.src).toBe(`${origin}/sdk?projectId=test&chainId=eip155%3A1&version=4&enableLogger=true`)
  })

  // T26
  it('logs only where the host app asks for it, in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { frame } = createKit()
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    expect(elements()[0]?.src).toContain('enableLogger=false')
    vi.unstubAllEnvs()
  })

  // T10
  it('is asked once it is ready, at its exact origin, with random ids', async () => {
    const { frame } = createKit()
    const asked = frame.ask((host) => host.isConnected({}))
    const { say, sent, ofType } = giveWindow(elements()[0])
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    const question = ofType('IS_CONNECTED')
    expect(question?.message.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    expect(new Set(sent.map(({ target }) => target))).toEqual(new Set([origin]))
    const answer = {
      id: question?.message.id,
      type: '@w3m-frame/IS_CONNECTED_SUCCESS',
      payload: { isConnected: true },
    }
    say(answer, { origin: 'https://secure.test.evil.example' })
    say(answer, { source: window })
    say({ ...answer, id: crypto.randomUUID() })
    say({ ...answer, payload: { isConnected: 'yes' } }, { origin: 'null' })
    say({ ...answer, payload: { isConnected: false } })
    say(answer)
    await expect(asked).resolves.toEqual({ isConnected: false })
  })

  // T26
  it('announces tokens of its session, which are kept in memory alone', async () => {
    const storage = createMemoryStorage()
    const { frame, kit } = createKit({ storage, logLevel: 'debug' })
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    const { say } = giveWindow(elements()[0])
    say(ready)
    const update = (token: unknown) => ({ type: '@w3m-frame/SESSION_UPDATE', payload: { token } })
    say(update('of a stranger'), { source: window })
    say(update('of a stranger'), { origin: 'https://secure.test.evil.example' })
    say(update(1))
    expect(frame.getSessionToken()).toBeUndefined()
    say(update('secret'))
    expect(frame.getSessionToken()).toBe('secret')
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.stringify([...storage.entries, getLogs(kit)])).not.toContain('secret')
    frame.forgetSession()
    expect(frame.getSessionToken()).toBeUndefined()
  })

  it('learns the name and the theme of the page, and the next theme', async () => {
    const { kit, frame } = createKit({
      themeMode: 'light',
      metadata: { name: 'Shop', description: 'Seeds', url: 'https://shop.example', icons: [] },
    })
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    const { say, sent, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    expect(ofType('SYNC_DAPP_DATA')?.message.payload).toMatchObject({
      metadata: { name: 'Shop' },
      projectId: 'test',
    })
    expect(ofType('SYNC_THEME')?.message.payload).toMatchObject({ themeMode: 'light' })
    sent.length = 0
    kit.setThemeMode('dark')
    await vi.advanceTimersByTimeAsync(0)
    expect(ofType('SYNC_THEME')?.message.payload).toMatchObject({ themeMode: 'dark' })
  })
})

// F22
describe('a frame that', () => {
  it('fails to load says so, and is made anew by the next question', async () => {
    const { frame } = createKit()
    const asked = frame.ask((host) => host.isConnected())
    const [first] = elements()
    first?.dispatchEvent(new Event('error'))
    await expect(asked).rejects.toMatchObject({
      code: 'FRAME_LOAD_FAILED',
      message: 'Unable to load email login dependency',
    })
    expect(elements()).toEqual([])
    const again = frame.ask((host) => host.isConnected())
    expect(elements()).toHaveLength(1)
    expect(elements()[0]).not.toBe(first)
    const { say, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    const id = ofType('IS_CONNECTED')?.message.id
    say({ id, type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } })
    await expect(again).resolves.toEqual({ isConnected: true })
  })

  it('fails to load is made anew by itself, with longer pauses, until it is ready', async () => {
    const { frame } = createKit()
    const reached: boolean[] = []
    frame.onReach((isReached) => reached.push(isReached))
    const asked = expect(frame.ask((host) => host.isConnected())).rejects.toThrow()
    for (const pause of [5_000, 15_000]) {
      elements()[0]?.dispatchEvent(new Event('error'))
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(elements()).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(elements()).toHaveLength(1)
    }
    await asked
    expect(reached).toEqual([false, false])
    giveWindow(elements()[0]).say(ready)
    await vi.advanceTimersByTimeAsync(0)
    expect(reached).toEqual([false, false, true])
  })

  it('fails to load is not made anew by a kit that has been destroyed, or for ever', async () => {
    const { kit, frame } = createKit()
    const asked = expect(frame.ask((host) => host.isConnected())).rejects.toThrow()
    for (const pause of [5_000, 15_000, 45_000, 120_000]) {
      elements()[0]?.dispatchEvent(new Event('error'))
      await vi.advanceTimersByTimeAsync(pause)
    }
    await asked
    elements()[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(elements()).toEqual([])
    const again = expect(frame.ask((host) => host.isConnected())).rejects.toThrow()
    kit.destroy()
    await again
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(elements()).toEqual([])
  })

  it('the page’s policy blocks fails at once', async () => {
    const { frame } = createKit()
    const asked = frame.ask((host) => host.isConnected())
    const violate = (details: object) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI: `${origin}/sdk?x`,
          disposition: 'enforce',
          effectiveDirective: 'frame-src',
          ...details,
        }),
      )
    let hasFailed = false
    asked.catch(() => {
      hasFailed = true
    })
    violate({ disposition: 'report' })
    violate({ effectiveDirective: 'img-src' })
    violate({ blockedURI: 'https://other.example/' })
    await vi.advanceTimersByTimeAsync(0)
    expect(hasFailed).toBe(false)
    violate({})
    await expect(asked).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  })

  it('is never ready fails after 20 s, and developers learn why that may be', async () => {
    const alerted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { kit, frame } = createKit()
    const asked = frame.ask((host) => host.isConnected())
    const failed = expect(asked).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(elements()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(elements()).toEqual([])
    expect(alerted.mock.calls[0]?.[0]).toContain('Invalid App Configuration')
    expect(kit.stores.notices.getState().alert).toMatchObject({ message: 'Invalid App Configuration' })
  })

  it.each([
    ['require-corp', true],
    ['credentialless; report-to="x"', true],
    ['unsafe-none', false],
  ])('names the header of a page with %s that keeps it from loading: %s', async (embedder, isNamed) => {
    const alerted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const headers = { 'Cross-Origin-Embedder-Policy': embedder }
    vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { headers }))
    const { frame } = createKit()
    const failed = expect(frame.ask((host) => host.isConnected())).rejects.toMatchObject({
      code: 'FRAME_LOAD_FAILED',
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
    await vi.advanceTimersByTimeAsync(0)
    const code = 'FRAME_EMBEDDER_BLOCKED'
    const named = alerted.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(code))
    expect(named).toHaveLength(isNamed ? 1 : 0)
    if (isNamed) expect(named[0]).toContain('Cross-Origin-Embedder-Policy: unsafe-none')
  })

  it('is no longer waited for goes on loading', async () => {
    const { frame } = createKit()
    const leaving = new AbortController()
    const asked = frame.ask((host) => host.isConnected(), leaving.signal)
    leaving.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
    const [element] = elements()
    expect(element).toBeDefined()
    // Until it fails: the next question does not wait for it.
    element?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    expect(elements()).toEqual([])
  })

  it('drops what is in progress is not asked anything else before that', async () => {
    const { frame } = createKit()
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    const { say, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    frame.reset()
    frame.ask((host) => host.getChainId()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    const reload = ofType('RELOAD')
    expect(reload).toBeDefined()
    expect(ofType('GET_CHAIN_ID')).toBeUndefined()
    say({ id: reload?.message.id, type: '@w3m-frame/RELOAD_SUCCESS' })
    await vi.advanceTimersByTimeAsync(0)
    expect(ofType('GET_CHAIN_ID')).toBeDefined()
  })

  it('gets a name and icons that its contract does not allow gets what it can have of them', async () => {
    const icons = [`data:image/png;base64,${'A'.repeat(3_000)}`, 'https://shop.example/icon.png']
    const metadata = { name: 'S'.repeat(300), description: '', url: 'https://shop.example', icons }
    const { frame } = createKit({ metadata })
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    const { say, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    expect(ofType('SYNC_DAPP_DATA')?.message.payload).toMatchObject({
      metadata: { name: 'S'.repeat(256), icons: ['https://shop.example/icon.png'] },
    })
  })

  // F23
  it('does not answer a named call within 30 s ends it with the text of SPEC and an alert', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { kit, frame } = createKit()
    const asked = frame.ask((host) => host.connectOtp({ otp: '123456' }))
    const { say, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    const failed = expect(asked).rejects.toMatchObject({
      code: 'FRAME_REQUEST_ABORTED',
      message: 'Something went wrong',
    })
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
    expect(kit.stores.notices.getState().alert?.code).toBe('SOCIAL_LOGIN_TIMEOUT')
    // Too late.
    say({ id: ofType('CONNECT_OTP')?.message.id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
    // A frame that has stopped answering is not asked again.
    expect(elements()).toEqual([])
    frame.ask((host) => host.isConnected()).catch(() => undefined)
    expect(elements()).toHaveLength(1)
  })

  it('refuses without a reason has failed with the text of SPEC', async () => {
    const { frame } = createKit()
    const asked = frame.ask((host) => host.isConnected())
    const { say, ofType } = giveWindow(elements()[0])
    say(ready)
    await vi.advanceTimersByTimeAsync(0)
    const id = ofType('IS_CONNECTED')?.message.id
    say({ id, type: '@w3m-frame/IS_CONNECTED_ERROR', payload: { message: '\u200b' } })
    await expect(asked).rejects.toMatchObject({ code: 'FRAME_ERROR', message: 'An error occurred' })
  })
})

// F25
it('leaves nothing in the page when the kit is destroyed', async () => {
  const { kit, frame } = createKit()
  const asked = frame.ask((host) => host.isConnected())
  const failed = expect(asked).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  kit.destroy()
  await failed
  expect(elements()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  await expect(frame.ask((host) => host.isConnected())).rejects.toMatchObject({ code: 'FRAME_NOT_SET' })
})

it('is nowhere to be asked where its service is off', async () => {
  const { frame } = createKit({ services: { frame: false } })
  await expect(frame.ask((host) => host.isConnected())).rejects.toMatchObject({
    code: 'FRAME_NOT_SET',
    message: 'W3mFrame: iframe is not set',
  })
})

it('is shown over an element, which it follows, and gets the focus', async () => {
  const { kit, frame } = createKit()
  frame.ask((host) => host.isConnected()).catch(() => undefined)
  const [element] = elements()
  const over = document.createElement('div')
  const box = { left: 10, top: 20, width: 300, height: 400 }
  over.getBoundingClientRect = () => box as DOMRect
  document.body.append(over)
  const hide = placeFrame(kit, { over })
  expect(element?.style).toMatchObject({
    display: 'block',
    left: '10px',
    top: '20px',
    width: '300px',
    height: '400px',
  })
  expect(element?.tabIndex).toBe(0)
  expect(document.activeElement).toBe(element)
  box.top = 50
  await vi.advanceTimersByTimeAsync(50)
  expect(element?.style.top).toBe('50px')
  const second = document.createElement('div')
  document.body.append(second)
  const hideSecond = placeFrame(kit, { over: second })
  hide()
  expect(element?.style.display).toBe('block')
  hideSecond()
  expect(element?.style.display).toBe('none')
  expect(element?.tabIndex).toBe(-1)
  over.remove()
  second.remove()
})

it('is told the theme of the page, its own variables once more where frames of AppKit look for them', async () => {
  const { frame } = createKit({
    themeMode: 'light',
    themeVariables: { '--w3m-accent': '#ff0000', '--w3m-z-index': 5 },
  })
  const asking = frame.ask((host) => host.isConnected())
  const peer = giveWindow(elements()[0])
  peer.say(ready)
  await vi.waitFor(() => expect(peer.ofType('SYNC_THEME')).toBeDefined())
  expect(peer.ofType('SYNC_THEME')?.message.payload).toEqual({
    themeMode: 'light',
    themeVariables: { '--w3m-accent': '#ff0000', '--w3m-z-index': 5 },
    w3mThemeVariables: { '--w3m-accent': '#ff0000' },
  })
  asking.catch(() => undefined)
})
