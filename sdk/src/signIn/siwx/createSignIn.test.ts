// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import type { SIWXConfig, SIWXMessageData, SIWXSession } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'

/** A plug-in whose answers the test decides. */
function createSIWX(change: Pick<Partial<SIWXConfig>, 'getRequired'> = {}) {
  const sessions: SIWXSession[] = []
  return {
    sessions,
    createMessage: vi.fn<SIWXConfig['createMessage']>(async ({ accountAddress, chainId }) =>
      createSIWXMessage({ accountAddress, chainId }),
    ),
    addSession: vi.fn<SIWXConfig['addSession']>(async (session) => void sessions.push(session)),
    revokeSession: vi.fn<SIWXConfig['revokeSession']>(async () => undefined),
    setSessions: vi.fn<SIWXConfig['setSessions']>(async () => void sessions.splice(0)),
    getSessions: vi.fn<SIWXConfig['getSessions']>(async () => sessions),
    ...change,
  }
}

describe('the sign-in state', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is off without a plug-in and without a connection', async () => {
    createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(kit.stores.signIn.getState()).toEqual({ status: 'off' })
    await expect(signIn(kit)).rejects.toMatchObject({
      code: 'SIWX_NOT_ENABLED',
      message: 'SIWX is not enabled',
    })
    await expect(signIn(createTestKit({ siwx: createSIWX() }))).rejects.toMatchObject({
      code: 'ACTIVE_ADDRESS_MISSING',
      message: 'No ActiveCaipAddress found',
    })
  })

  it('asks an unreachable server again after 2, 4, 8 … at most 30 seconds', async () => {
    const siwx = createSIWX()
    siwx.getSessions.mockRejectedValue(new Error('down'))
    createTestWallet({
      storage: createMemoryStorage({
        'scripted-wallet:test.wallet': JSON.stringify({ granted: true }),
      }),
    })
    const storage = createMemoryStorage({
      '@appkit/connection_status': 'connected',
      '@appkit/eip155:connected_connector_id': connectorId,
    })
    const kit = createTestKit({ siwx, storage })
    await kit.ready()
    await vi.advanceTimersByTimeAsync(0)
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'unknown',
      error: { code: 'SIGN_IN_SERVER_UNREACHABLE' },
    })
    const pauses = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(siwx.getSessions).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(siwx.getSessions).toHaveBeenCalledTimes(index + 2)
    }
    kit.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives a server 10 seconds', async () => {
    const siwx = createSIWX()
    siwx.getSessions.mockReturnValue(new Promise(() => undefined))
    createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(kit.stores.signIn.getState().status).toBe('checking')
    await vi.advanceTimersByTimeAsync(1)
    expect(kit.stores.signIn.getState().status).toBe('unavailable')
  })

  it('asks once when the wallet reports a thousand changes in one tick', async () => {
    const siwx = createSIWX()
    const wallet = createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    siwx.getSessions.mockClear()
    for (let index = 0; index < 1_000; index += 1) wallet.changeAccount((index + 1) % 2)
    wallet.changeAccount(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(siwx.getSessions).toHaveBeenCalledTimes(1)
  })

  it('does not take a session that the plug-in returns for something else', async () => {
    const siwx = createSIWX()
    const data: SIWXMessageData = {
      accountAddress: `0x${'1'.repeat(40)}`,
      chainId: 'eip155:1',
      domain: '',
      uri: '',
      version: '1',
      nonce: '',
    }
    siwx.sessions.push({ data, message: '', signature: '' })
    createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    expect(kit.stores.signIn.getState().status).toBe('needed')
  })

  it.each([
    ['account', { accountAddress: `0x${'1'.repeat(40)}` }],
    ['account', { chainId: 'eip155:137' as const }],
    ['domain', { domain: 'evil.test' }],
    ['uri', { uri: 'https://evil.test/' }],
    ['uri', { uri: 'no uri' }],
    ['nonce', { nonce: '' }],
    ['nonce', { nonce: 'notinthetext' }],
  ])('never shows the wallet a message with another %s', async (field, change) => {
    const siwx = createSIWX()
    const { createMessage } = createSIWX()
    siwx.createMessage.mockImplementation(async (parameters) => {
      const message = await createMessage(parameters)
      return { ...message, ...change }
    })
    const wallet = createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    await signIn(kit)
    expect(kit.stores.signIn.getState().error).toMatchObject({
      code: 'SIGN_IN_MESSAGE_MISMATCH',
      context: { field },
    })
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false)
    expect(kit.stores.signIn.getState().status).toBe('unavailable')
  })

  it('does not ask on a network that the host does not offer', async () => {
    const siwx = createSIWX()
    createTestWallet({ chainId: 5, chains: { 5: '' } })
    const kit = createTestKit({ siwx, allowUnsupportedChain: true })
    await kit.open()
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(kit.isOpen()).toBe(false)
  })

  it('refuses to close while a required signature is due', async () => {
    createTestWallet()
    const kit = createTestKit({ siwx: createSIWX() })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    await kit.close()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, shake: 1 })
    await cancelSignIn(kit)
    expect(kit.isOpen()).toBe(false)
  })

  it('may be closed when no signature is required', async () => {
    createTestWallet()
    const kit = createTestKit({ siwx: createSIWX({ getRequired: () => false }) })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    await kit.close()
    expect(kit.isOpen()).toBe(false)
  })

  it('waits for a sign-out that is on its way before it looks for a session', async () => {
    let finish: (() => void) | undefined
    const siwx = createSIWX()
    siwx.setSessions.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    createTestWallet()
    const kit = createTestKit({ siwx })
    await connect(kit, { connectorId })
    await vi.advanceTimersByTimeAsync(0)
    const disconnecting = kit.disconnect()
    await vi.advanceTimersByTimeAsync(0)
    siwx.getSessions.mockClear()
    await connect(kit, { connectorId })
    await settle()
    expect(siwx.getSessions).not.toHaveBeenCalled()
    finish?.()
    await disconnecting
    await vi.advanceTimersByTimeAsync(0)
    expect(siwx.getSessions).toHaveBeenCalledTimes(1)
  })
})
