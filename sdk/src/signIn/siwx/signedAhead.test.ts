// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { toSignInText } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import type { SIWXConfig, SIWXMessageData } from './SIWXConfig.ts'
import { connectorId, createSIWX, idle, pending } from './signInKit.test.helper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

interface Signed {
  readonly address?: string
  readonly caipNetworkId?: CaipNetworkId
  /** Changes the signed text. */
  readonly text?: (data: SIWXMessageData) => string
}

/** A visitor whose wallet has signed messages together with its approval. */
async function signedAhead(signed: readonly Signed[], change: Partial<SIWXConfig> = {}) {
  const { siwx, server } = createSIWX(change)
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx })
  const { offer } = await kit._internal.loadSignIn()
  const asked = await offer?.createFields(['eip155:1', 'eip155:137'])
  if (!asked) throw new Error('no offer')
  const issuedAt = new Date().toISOString()
  offer?.accept(
    signed.map(({ address = firstAddress, caipNetworkId = 'eip155:1', text = toSignInText }) => {
      const fields = { ...asked.fields, chainId: caipNetworkId, issuedAt }
      const message = text({ ...fields, accountAddress: address })
      return { address, caipNetworkId, fields, message, signature: '0x01', cacao: { s: '0x01' } }
    }),
  )
  const seen: string[] = []
  kit.stores.signIn.subscribe(({ status }) => seen.push(status))
  await kit.open()
  const connecting = connect(kit, { connectorId })
  await idle()
  return { kit, wallet, siwx, server, seen, connecting, state: () => kit.stores.signIn.getState() }
}

describe('a wallet that has signed together with its approval', () => {
  it('signs the visitor in, without a look-up and without a question', async () => {
    const { kit, wallet, siwx, seen, state } = await signedAhead([{}])
    expect(state()).toMatchObject({
      status: 'authenticated',
      caipAddress: `eip155:1:${firstAddress}`,
      session: { signature: '0x01', cacao: { s: '0x01' }, data: { accountAddress: firstAddress } },
    })
    expect(seen).toContain('signing')
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
    expect(kit.isOpen()).toBe(false)
  })

  it('signs in the accounts of other networks, too, each session a copy of its own', async () => {
    const stored: unknown[] = []
    const { state } = await signedAhead([{ caipNetworkId: 'eip155:137' }, {}], {
      addSession: vi.fn<SIWXConfig['addSession']>(async () => undefined),
      setSessions: vi.fn<SIWXConfig['setSessions']>(async (sessions) => {
        for (const session of sessions) {
          stored.push(session.data.chainId)
          Object.assign(session.data, { accountAddress: secondAddress })
        }
      }),
    })
    expect(stored).toEqual(['eip155:1', 'eip155:137'])
    expect(state()).toMatchObject({
      status: 'authenticated',
      session: { data: { accountAddress: firstAddress, chainId: 'eip155:1' } },
    })
  })

  it('for another account alone, asks the visitor', async () => {
    const { state, siwx } = await signedAhead([{ address: secondAddress }])
    expect(siwx.getSessions).toHaveBeenCalledOnce()
    expect(state().status).toBe('needed')
  })

  // T8
  it('for another domain, is refused, and nothing is sent', async () => {
    const { state, siwx } = await signedAhead([
      { text: (data) => toSignInText({ ...data, domain: 'evil.example' }) },
    ])
    expect(siwx.addSession).not.toHaveBeenCalled()
    expect(siwx.setSessions).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGN_IN_MESSAGE_MISMATCH' } })
  })

  it('is asked to sign after all when the server did not take it', async () => {
    const { state } = await signedAhead([{}], { addSession: async () => Promise.reject(new Error('no')) })
    expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGN_IN_SERVER_UNREACHABLE' } })
  })

  it('is left by cancelling while the server verifies, and a late answer changes nothing', async () => {
    const { kit, state } = await signedAhead([{}], { addSession: pending })
    expect(state().status).toBe('signing')
    void cancelSignIn(kit)
    await idle()
    expect(state().status).not.toBe('authenticated')
    expect(kit.getAccount().status).toBe('disconnected')
  })
})
