// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  leaveForGood,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

/** A server that keeps one session, as `authSession` does: looking for another account's ends it. */
function createSIWX() {
  let present: SIWXSession | undefined
  return {
    createMessage: vi.fn<SIWXConfig['createMessage']>(async ({ accountAddress, chainId }) =>
      createSIWXMessage({ accountAddress, chainId }),
    ),
    addSession: vi.fn<SIWXConfig['addSession']>(async (session) => {
      present = session
    }),
    revokeSession: async () => undefined,
    setSessions: vi.fn<SIWXConfig['setSessions']>(async () => {
      present = undefined
    }),
    getSessions: vi.fn<SIWXConfig['getSessions']>(async (chainId, address) => {
      if (present?.data.chainId !== chainId || present.data.accountAddress !== address) present = undefined
      return present ? [present] : []
    }),
  }
}

async function signedIn() {
  const [evm, solana, siwx] = [createTestWallet(), createTestSolanaWallet(), createSIWX()]
  const kit = createTestKit({ ...twoFamilies, siwx })
  await settle()
  await connect(kit, { connectorId: 'standard.solana-wallet' })
  await connect(kit, { connectorId: 'test.wallet' })
  await settle()
  await signIn(kit)
  expect(kit.stores.signIn.getState()).toMatchObject({
    status: 'authenticated',
    caipAddress: `eip155:1:${firstAddress}`,
  })
  siwx.getSessions.mockClear()
  return { kit, evm, solana, siwx }
}

/** Two wallets are connected, and the visitor is asked to sign with the active one, of the first family. */
async function asked() {
  const [evm, solana, siwx] = [createTestWallet(), createTestSolanaWallet(), createSIWX()]
  const kit = createTestKit({ ...twoFamilies, siwx })
  await settle()
  await connect(kit, { connectorId: 'standard.solana-wallet' })
  await connect(kit, { connectorId: 'test.wallet' })
  await settle()
  expect(kit.stores.signIn.getState()).toMatchObject({
    status: 'needed',
    caipAddress: `eip155:1:${firstAddress}`,
  })
  return { kit, evm, solana, siwx }
}

/** Accounts that a host app sees while the kit still counts as signed in. */
function watchSignedInAccounts(kit: AppKit) {
  const seen: (string | undefined)[] = []
  kit.subscribeAccount(({ address }) => {
    if (kit.stores.signIn.getState().status === 'authenticated') seen.push(address)
  })
  return seen
}

// T9
describe('a session while two namespaces are connected', () => {
  it('belongs to the active one: changes of the other one leave it alone', async () => {
    const { kit, solana, siwx } = await signedIn()
    solana.changeAccount(1)
    leaveForGood(() => solana.revoke())
    await settle()
    expect(kit.getIsConnectedState()).toBe(true)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
    expect(siwx.getSessions).not.toHaveBeenCalled()
    expect(siwx.setSessions).not.toHaveBeenCalled()
  })

  it('ends before anybody sees that the other one has become active', async () => {
    const { kit, evm, siwx } = await signedIn()
    const seen = watchSignedInAccounts(kit)
    leaveForGood(() => evm.revoke())
    expect(kit.getAddress()).toBe(firstSolanaAddress)
    expect(kit.stores.signIn.getState().status).not.toBe('authenticated')
    await settle()
    expect(siwx.setSessions).toHaveBeenCalledWith([])
    expect(kit.stores.signIn.getState()).toMatchObject({ status: 'needed' })
    expect(kit.stores.signIn.getState().caipAddress).toContain(firstSolanaAddress)
    expect(seen).toEqual([])
  })

  it('ends before anybody sees a wallet that connects and becomes active', async () => {
    const { kit, solana } = await signedIn()
    leaveForGood(() => solana.revoke())
    solana.setOnePrompt(undefined)
    const seen = watchSignedInAccounts(kit)
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    await settle()
    expect(kit.getAddress()).toBe(firstSolanaAddress)
    expect(kit.stores.signIn.getState()).toMatchObject({ status: 'needed' })
    expect(seen).toEqual([])
  })

  it('does not come back by cancelling the signature of the other account', async () => {
    const { kit, evm } = await signedIn()
    leaveForGood(() => evm.revoke())
    await settle()
    await cancelSignIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('off')
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('is declined for one account alone: the other wallet stays, and is asked instead', async () => {
    const { kit, siwx } = await asked()
    await cancelSignIn(kit)
    await settle()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(kit.getAccount('solana').status).toBe('connected')
    expect(siwx.setSessions).toHaveBeenCalledWith([])
    expect(kit.stores.signIn.getState()).toMatchObject({ status: 'needed' })
    expect(kit.stores.signIn.getState().caipAddress).toContain(firstSolanaAddress)
    await cancelSignIn(kit)
    expect(kit.getIsConnectedState()).toBe(false)
  })

  // F32
  it('is impossible for one account alone: the other wallet stays', async () => {
    const { kit, siwx } = await asked()
    siwx.createMessage.mockRejectedValueOnce(new Error('no nonce'))
    await signIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('unavailable')
    await kit.close()
    await settle()
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(kit.getAccount('solana').status).toBe('connected')
    expect(kit.stores.signIn.getState().status).not.toBe('authenticated')
  })

  it('is signed out once, and no other session looked for, when both are disconnected', async () => {
    const { kit, siwx } = await signedIn()
    await kit.disconnect()
    await settle()
    expect(siwx.setSessions).toHaveBeenCalledOnce()
    expect(siwx.getSessions).not.toHaveBeenCalled()
  })

  it('ends when another wallet replaces that of the active namespace', async () => {
    const { kit, siwx } = await signedIn()
    const other = createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    other.setHold(true)
    const connecting = connect(kit, { connectorId: 'other.wallet' })
    await settle()
    expect(kit.stores.signIn.getState().status).toBe('off')
    expect(siwx.setSessions).toHaveBeenCalledWith([])
    expect(siwx.getSessions).not.toHaveBeenCalled()
    other.answerPending()
    await connecting
    await settle()
    expect(kit.stores.signIn.getState().status).toBe('needed')
  })

  it('signs with the wallet of the active namespace, in its own encoding', async () => {
    const { kit, evm, siwx } = await signedIn()
    expect(siwx.addSession.mock.lastCall?.[0].signature).toMatch(/^0x[\da-f]{130}$/)
    leaveForGood(() => evm.revoke())
    await settle()
    await signIn(kit)
    expect(siwx.addSession.mock.lastCall?.[0].signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
  })
})
