import { expect, test, vi } from 'vitest'
import type { ChannelPort } from '../../runtime/channel/ChannelPort.ts'
import { compileContracts } from '../../testing/compileContracts.ts'
import { createFakeWindow } from '../../testing/fakeWindow.ts'

type Ask = (payload?: unknown, options?: object) => Promise<unknown>
type Listen = (listener: (payload: unknown) => void) => () => void
interface Host extends Readonly<Record<'connectEmail' | 'getUser' | 'isConnected' | 'switchNetwork', Ask>> {
  readonly onReady: Listen
  readonly onSessionUpdate: Listen
  readonly destroy: () => void
}
interface Responder extends Readonly<Record<'sendReady' | 'sendSessionUpdate', (payload?: unknown) => void>> {
  readonly destroy: () => void
}
interface Channel {
  readonly createFrameHost: (port: ChannelPort) => Host
  readonly createFrameResponder: (port: ChannelPort, handlers: object) => Responder
}
interface Counter {
  readonly createCounterHost: (port: ChannelPort) => {
    readonly add: Ask
    readonly reset: Ask
    readonly onReady: Listen
    readonly sendTheme: (theme?: string) => void
  }
  readonly createCounterResponder: (
    port: ChannelPort,
    handlers: object,
  ) => {
    readonly sendReady: () => void
    readonly onTheme: Listen
  }
}

const { load } = compileContracts([
  'schemas/frame/frame.channel.yaml',
  'codegen/src/fixtures/counter.channel.yaml',
])

const user = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 1, email: null }

function ports() {
  const page = createFakeWindow('https://app.example')
  const frame = createFakeWindow('https://frame.example')
  return {
    page,
    frame,
    hostPort: { receiver: page, peer: () => frame.seenBy(page), origin: frame.origin },
    responderPort: { receiver: frame, peer: () => page.seenBy(frame), origin: page.origin },
  }
}

async function openFrame(handlers: object = {}) {
  const { createFrameHost, createFrameResponder } = (await load('frame/channel.ts')) as unknown as Channel
  const { page, frame, hostPort, responderPort } = ports()
  const answers = {
    connectEmail: () => ({ action: 'VERIFY_OTP' }),
    getUser: () => user,
    isConnected: (payload?: { token?: string }) => ({ isConnected: payload?.token === 'known' }),
    switchNetwork: ({ chainId }: { chainId: number }) => ({ chainId }),
    ...handlers,
  }
  return {
    page,
    frame,
    host: createFrameHost(hostPort),
    responder: createFrameResponder(responderPort, answers),
  }
}

test('requests cross both ends of the secure frame', async () => {
  const { host, page, frame } = await openFrame()
  expect(await host.switchNetwork({ chainId: 137 })).toEqual({ chainId: 137 })
  expect(await host.connectEmail({ email: 'alice@mail.example' })).toEqual({ action: 'VERIFY_OTP' })
  expect(await host.getUser()).toEqual(user)
  expect(await host.getUser({ chainId: 'eip155:137' })).toEqual(user)
  expect(await host.isConnected()).toEqual({ isConnected: false })
  expect(await host.isConnected({ token: 'known' })).toEqual({ isConnected: true })
  expect(frame.received[0]).toMatchObject({ type: '@w3m-app/SWITCH_NETWORK' })
  expect(page.received[0]).toMatchObject({ type: '@w3m-frame/SWITCH_NETWORK_SUCCESS' })
})

test('events of the frame reach the page', async () => {
  const { host, responder } = await openFrame()
  const heard: unknown[] = []
  host.onReady((payload) => heard.push(payload))
  host.onSessionUpdate((payload) => heard.push(payload))
  responder.sendReady()
  responder.sendReady({ version: '4' })
  responder.sendSessionUpdate({ token: 'secret' })
  expect(heard).toEqual([undefined, { version: '4' }, { token: 'secret' }])
})

test('an invalid e-mail address is never sent', async () => {
  const { host, frame } = await openFrame()
  await expect(host.connectEmail({ email: 'alice' })).rejects.toMatchObject({
    code: 'invalid-request',
    issues: [{ path: 'email', message: 'Invalid email' }],
  })
  expect(frame.received).toEqual([])
})

test('an e-mail login has a time limit of 30 seconds, and a late reply is ignored', async () => {
  vi.useFakeTimers()
  try {
    let answer: (reply: object) => void = () => undefined
    const reply = new Promise((resolve) => {
      answer = resolve
    })
    const { host, page } = await openFrame({ connectEmail: () => reply })
    const login = host.connectEmail({ email: 'alice@mail.example' })
    const outcome = expect(login).rejects.toMatchObject({ code: 'timeout' })
    await vi.advanceTimersByTimeAsync(30_000)
    await outcome
    answer({ action: 'CONNECT' })
    await vi.advanceTimersByTimeAsync(0)
    expect(page.received).toHaveLength(1)
    await expect(login).rejects.toMatchObject({ code: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test('an error of the frame rejects with its message', async () => {
  const { host } = await openFrame({
    getUser: () => {
      throw new Error('Invalid Otp')
    },
  })
  await expect(host.getUser()).rejects.toMatchObject({ code: 'refused', message: 'Invalid Otp' })
})

test('closing both ends leaves no listener', async () => {
  const { host, responder, page, frame } = await openFrame()
  host.destroy()
  responder.destroy()
  expect([page.listenerCount, frame.listenerCount]).toEqual([0, 0])
})

test('messages without payload, and events of the caller', async () => {
  const { createCounterHost, createCounterResponder } = (await load(
    'counter/channel.ts',
  )) as unknown as Counter
  const { hostPort, responderPort } = ports()
  const themes: unknown[] = []
  const host = createCounterHost(hostPort)
  const responder = createCounterResponder(responderPort, {
    add: ({ amount }: { amount: number }) => ({ amount }),
    reset: () => undefined,
  })
  responder.onTheme((theme) => themes.push(theme))
  const ready = vi.fn()
  host.onReady(ready)
  responder.sendReady()
  host.sendTheme('dark')
  host.sendTheme()
  host.sendTheme('blue')
  expect(await host.add({ amount: 2 })).toEqual({ amount: 2 })
  expect(await host.reset()).toBeUndefined()
  expect(ready).toHaveBeenCalledTimes(1)
  expect(themes).toEqual(['dark', undefined])
})
