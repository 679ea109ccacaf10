// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from '../../test/fuzz/watchPage.test.helper.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { checkSignIn } from './checkSignIn.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import type { SIWXConfig, SIWXMessage } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'
import { connected, connectorId, createSIWX, idle, pending } from './signInKit.test.helper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// F31
describe('a session that may have changed elsewhere', () => {
  it('keeps the state until the server has answered', async () => {
    const { kit, server, siwx, changeElsewhere, seen, state } = await connected()
    await signIn(kit)
    seen.splice(0)
    changeElsewhere()
    await idle()
    expect(siwx.getSessions).toHaveBeenCalledTimes(2)
    expect(new Set(seen)).toEqual(new Set(['authenticated']))
    server.session = undefined
    changeElsewhere()
    await idle()
    expect(state().status).toBe('needed')
  })

  it('keeps the message that is shown: exactly it is signed', async () => {
    const { kit, siwx, changeElsewhere, state } = await connected()
    await prepareSignIn(kit)
    const { message } = state()
    changeElsewhere()
    await idle()
    expect(siwx.getSessions).toHaveBeenCalledTimes(2)
    expect(state()).toMatchObject({ status: 'needed', message })
    await signIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(1)
    expect(state().session?.message).toBe(message)
  })

  it('does not interrupt a signature', async () => {
    const { kit, wallet, changeElsewhere, state } = await connected()
    wallet.setHold(true)
    const signing = signIn(kit)
    await idle()
    changeElsewhere()
    await idle()
    expect(state().status).toBe('signing')
    wallet.answerPending()
    await signing
    expect(state().status).toBe('authenticated')
  })

  it('is asked about again and again while it is unknown', async () => {
    const { kit, siwx, server, changeElsewhere, state } = await connected()
    siwx.getSessions.mockRejectedValue(new Error('down'))
    await checkSignIn(kit)
    expect(state()).toMatchObject({
      status: 'unknown',
      error: { code: 'SIGN_IN_SERVER_UNREACHABLE', cause: { message: 'down' } },
    })
    siwx.getSessions.mockClear()
    changeElsewhere()
    await idle()
    expect(siwx.getSessions).toHaveBeenCalledTimes(1)
    expect(state().status).toBe('unknown')
    siwx.getSessions.mockImplementation(async () => (server.session ? [server.session] : []))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(siwx.getSessions).toHaveBeenCalledTimes(2)
    expect(state().status).toBe('needed')
  })

  it('is watched once, and not by a kit that is destroyed', async () => {
    const { kit, wallet, siwx } = await connected()
    wallet.changeAccount(1)
    await idle()
    wallet.changeAccount(0)
    await idle()
    expect(siwx.watch).toHaveBeenCalledTimes(1)
    expect(siwx.watch.mock.lastCall?.[1].aborted).toBe(false)
    kit.destroy()
    expect(siwx.watch.mock.lastCall?.[1].aborted).toBe(true)

    const other = createSIWX()
    const unused = createTestKit({ siwx: other.siwx })
    const context = unused._internal
    const loaded = await context.loadSignIn()
    unused.destroy()
    await loaded.check('change')
    expect(other.siwx.watch).not.toHaveBeenCalled()
    expect(other.siwx.getSessions).not.toHaveBeenCalled()
  })
})

// F25
describe('actions without anything to do', () => {
  it('resolve without a plug-in', async () => {
    const check = watchPage()
    createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    await checkSignIn(kit)
    await prepareSignIn(kit)
    await cancelSignIn(kit)
    expect(kit.stores.signIn.getState()).toEqual({ status: 'off' })
    expect(kit.getAccount().status).toBe('connected')
    await kit.disconnect()
    expect(kit.getAccount().status).toBe('disconnected')
    vi.useRealTimers()
    await check()
  })

  it('resolve without an account, and cancelling closes the modal', async () => {
    const { siwx } = createSIWX()
    const kit = createTestKit({ siwx })
    await kit.open()
    await checkSignIn(kit)
    await prepareSignIn(kit)
    expect(kit.isOpen()).toBe(true)
    await cancelSignIn(kit)
    expect(kit.isOpen()).toBe(false)
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(siwx.createMessage).not.toHaveBeenCalled()
  })

  it('ask nothing after destroy', async () => {
    const { kit, siwx } = await connected()
    const { _internal: context } = kit
    const loaded = await context.loadSignIn()
    siwx.getSessions.mockClear()
    kit.destroy()
    await loaded.check('change')
    await loaded.prepare()
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(siwx.createMessage).not.toHaveBeenCalled()
  })
})

describe('a lookup', () => {
  it('is visible, with the account that it is about', async () => {
    const { kit } = await connected({ getSessions: pending })
    expect(kit.stores.signIn.getState()).toEqual({
      status: 'checking',
      caipAddress: `eip155:1:${firstAddress}`,
    })
  })

  // T9
  it('that another account overtakes does not disconnect the wallet', async () => {
    const { kit, wallet, siwx, state } = await connected({ getSessions: vi.fn(pending) })
    siwx.getSessions.mockResolvedValue([])
    wallet.changeAccount(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await idle()
    expect(kit.getAddress()).toBe(secondAddress)
    expect(state()).toMatchObject({ status: 'needed', caipAddress: `eip155:1:${secondAddress}` })
  })
})

// T4, F32
describe('a preparation in progress', () => {
  /** Creates messages on the test's command. */
  async function preparing(change: Partial<SIWXConfig> = {}) {
    const parts = await connected(change)
    const signals: (AbortSignal | undefined)[] = []
    let finish: ((message: SIWXMessage) => void) | undefined
    parts.siwx.createMessage.mockImplementationOnce((_, options) => {
      signals.push(options?.signal)
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    void prepareSignIn(parts.kit)
    await idle()
    expect(signals[0]?.aborted).toBe(false)
    return { ...parts, signal: signals[0], finish: (message: SIWXMessage) => finish?.(message) }
  }

  it('gives way to that of the next account', async () => {
    const { kit, wallet, signal, finish, state } = await preparing()
    wallet.changeAccount(1)
    await idle()
    expect(signal?.aborted).toBe(true)
    await prepareSignIn(kit)
    expect(state().message).toContain(secondAddress)
    const { message } = state()
    finish(createSIWXMessage({ accountAddress: firstAddress, chainId: 'eip155:1' }))
    await idle()
    expect(state().message).toBe(message)
  })

  it.each([
    ['cancels', (kit: ReturnType<typeof createTestKit>) => cancelSignIn(kit)],
    ['disconnects', (kit: ReturnType<typeof createTestKit>) => kit.disconnect()],
    ['leaves', async (kit: ReturnType<typeof createTestKit>) => kit.destroy()],
  ])('is given up when the visitor %s', async (_, leave) => {
    const { kit, signal } = await preparing({ getRequired: () => false })
    await leave(kit)
    expect(signal?.aborted).toBe(true)
  })
})

describe('cancelling', () => {
  it('a signature that is not required ignores what the wallet answers later', async () => {
    const { kit, wallet, siwx, state } = await connected({ getRequired: () => false })
    wallet.setHold(true)
    const signing = signIn(kit)
    await idle()
    await cancelSignIn(kit)
    wallet.answerPending()
    await signing
    await idle()
    expect(state()).toEqual({ status: 'needed', caipAddress: `eip155:1:${firstAddress}` })
    expect(siwx.addSession).not.toHaveBeenCalled()
    expect(kit.getAccount().status).toBe('connected')
  })

  it('a required signature is visible until the wallet has left', async () => {
    const { kit, seen } = await connected()
    await cancelSignIn(kit)
    expect(seen).toEqual(['cancelling', 'off'])
  })
})
