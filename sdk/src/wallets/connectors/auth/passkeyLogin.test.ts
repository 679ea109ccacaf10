// @vitest-environment happy-dom
import type { FrameResponderHandlers } from '@wallet-kit/clients/frame/channel'
import { ChannelRefusal } from '@wallet-kit/clients/runtime/channel/ChannelRefusal'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import { createMemoryStorage, createTestKit, firstAddress } from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { submitLoginCode } from '../../connection/loginSteps.ts'
import { frameOrigin, frameServices, scriptFrame } from './scriptedFrame.test.helper.ts'

const email = 'alice@mail.example'
const user = { address: firstAddress, chainId: 1, userName: 'alice' }

const refuse = async () => {
  throw new ChannelRefusal('Confirm with your passkey.', { reason: 'PASSKEY_NEEDED' })
}
const decline = async () => {
  throw new ChannelRefusal('User rejected the request', { reason: 'USER_REJECTED' })
}

afterEach(() => {
  vi.restoreAllMocks()
})

function createKit(changes: Partial<FrameResponderHandlers> = {}) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ storage, services: frameServices })
  return { kit, storage, ...scriptFrame(kit, changes) }
}

const attemptOf = (kit: AppKit) => kit.stores.connection.getState().attempt
const viewOf = (kit: AppKit) => kit.stores.modal.getState().view
const untilAsked = (kit: AppKit) =>
  vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'asking', step: { type: 'passkey' } }))
const untilConnected = (kit: AppKit) =>
  vi.waitFor(() => expect(kit.getAccount('eip155').isConnected).toBe(true))

/** A frame whose user uses the passkey when the test says so. */
function createPasskey() {
  let use = () => {}
  const used = new Promise<typeof user>((resolve) => {
    use = () => resolve(user)
  })
  return { connectPasskey: () => used, use: () => use() }
}

describe('a login with a passkey alone', () => {
  it('opens no window, shows the frame, and is there on the next visit', async () => {
    const open = vi.spyOn(window, 'open')
    const passkey = createPasskey()
    const { kit, storage } = createKit(passkey)
    await kit.open()
    logIn(kit, { provider: 'passkey' })
    await untilAsked(kit)
    expect(viewOf(kit)).toBe('ConnectingPasskey')
    expect(open).not.toHaveBeenCalled()
    passkey.use()
    await untilConnected(kit)
    expect(kit.getAccount('eip155').embeddedWalletInfo).toMatchObject({ authProvider: 'passkey' })

    const next = createTestKit({ storage, services: frameServices })
    scriptFrame(next)
    await next.ready()
    await untilConnected(next)
    expect(next.getAccount('eip155').embeddedWalletInfo).toMatchObject({ authProvider: 'passkey' })
  })

  it('is declined when the visitor declines in the frame', async () => {
    const { kit } = createKit({ connectPasskey: decline })
    logIn(kit, { provider: 'passkey' })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
    )
  })

  it('fails with the words of the frame for other errors', async () => {
    const connectPasskey = async () => {
      throw new Error('This browser cannot use passkeys here.')
    }
    const { kit } = createKit({ connectPasskey })
    logIn(kit, { provider: 'passkey' })
    const message = 'This browser cannot use passkeys here.'
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'FRAME_ERROR', message } }),
    )
  })

  // T10
  it('ends in the frame, too, when the visitor leaves', async () => {
    const passkey = createPasskey()
    const { kit, reset, handlers } = createKit(passkey)
    logIn(kit, { provider: 'passkey' })
    await untilAsked(kit)
    cancelConnect(kit)
    expect(reset).toHaveBeenCalledOnce()
    passkey.use()
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    expect(kit.getAccount('eip155').isConnected).toBe(false)
  })
})

describe('a login that a passkey completes', () => {
  it('by e-mail: the right code leads to the passkey', async () => {
    const passkey = createPasskey()
    const { kit, handlers } = createKit({ ...passkey, connectOtp: refuse })
    await kit.open()
    logIn(kit, { email })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'code' } }))
    await submitLoginCode(kit, { code: '123456' })
    await untilAsked(kit)
    expect(viewOf(kit)).toBe('ConnectingPasskey')
    expect(kit.getAccount('eip155').isConnected).toBe(false)
    passkey.use()
    await untilConnected(kit)
    expect(handlers.connectOtp).toHaveBeenCalledOnce()
    const { embeddedWalletInfo } = kit.getAccount('eip155')
    expect(embeddedWalletInfo).toMatchObject({ user: { email }, authProvider: 'email' })
  })

  it('by e-mail: declining it fails the login, which can be tried again', async () => {
    const { kit, handlers } = createKit({ connectOtp: refuse, connectPasskey: decline })
    logIn(kit, { email })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'code' } }))
    await submitLoginCode(kit, { code: '123456' })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
    )
    expect(handlers.connectPasskey).toHaveBeenCalledOnce()
  })

  it('at Farcaster, whose name is kept', async () => {
    const { kit } = createKit({ connectFarcaster: refuse, connectPasskey: async () => user })
    logIn(kit, { provider: 'farcaster' })
    await untilConnected(kit)
    expect(kit.getAccount('eip155').embeddedWalletInfo).toMatchObject({
      user: { username: 'alice' },
      authProvider: 'farcaster',
    })
  })

  it('at a social network', async () => {
    const popup = { closed: false, location: { href: 'about:blank' }, close: vi.fn() }
    vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window)
    const { kit } = createKit({ connectSocial: refuse, connectPasskey: async () => user })
    logIn(kit, { provider: 'google' })
    await vi.waitFor(() => expect(popup.location.href).toBe(`${frameOrigin}/login?state=s1`))
    const data = { resultUri: `${frameOrigin}/callback?code=9f2c&state=s1` }
    const event = new MessageEvent('message', { data, origin: frameOrigin })
    Object.defineProperty(event, 'source', { value: popup })
    window.dispatchEvent(event)
    await untilConnected(kit)
    expect(kit.getAccount('eip155').embeddedWalletInfo).toMatchObject({ authProvider: 'google' })
  })

  it('at Farcaster: another refusal fails it, and asks for no passkey', async () => {
    const connectFarcaster = async () => {
      throw new ChannelRefusal('Try again.', { reason: 'LOGIN_NEEDED' })
    }
    const { kit, handlers } = createKit({ connectFarcaster })
    logIn(kit, { provider: 'farcaster' })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'FRAME_ERROR' } }),
    )
    expect(handlers.connectPasskey).not.toHaveBeenCalled()
  })

  it('asks for none because a message reads like it', async () => {
    const connectOtp = async () => {
      throw new Error('PASSKEY_NEEDED')
    }
    const { kit, handlers } = createKit({ connectOtp })
    logIn(kit, { email })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'code' } }))
    await expect(submitLoginCode(kit, { code: '123456' })).rejects.toMatchObject({ code: 'FRAME_ERROR' })
    expect(handlers.connectPasskey).not.toHaveBeenCalled()
  })
})
