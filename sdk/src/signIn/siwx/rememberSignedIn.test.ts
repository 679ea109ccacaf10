// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../foundation/stores/createStore.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { rememberSignedIn } from './rememberSignedIn.ts'
import type { SignInContext } from './SignInContext.ts'
import type { SignInState } from './SignInState.ts'
import { signIn } from './signIn.ts'
import { connected, connectorId, idle } from './signInKit.test.helper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A visitor who was signed in on Ethereum, and whose wallet has moved to Polygon. */
async function moved(change: Parameters<typeof connected>[0] = {}) {
  const setup = await connected(change)
  await signIn(setup.kit)
  setup.wallet.changeChain(137)
  await idle()
  return setup
}

describe('after a change of network', () => {
  it('the state says where the account was signed in', async () => {
    const { state } = await moved()
    expect(state()).toMatchObject({
      status: 'needed',
      previous: { caipNetworkId: 'eip155:1', canReturn: true },
    })
  })

  it('cancelling goes back there, and finds the session', async () => {
    const { kit, state } = await moved()
    await cancelSignIn(kit)
    await idle()
    expect(kit.getAccount()).toMatchObject({ status: 'connected' })
    expect(kit.getCaipNetwork()?.caipNetworkId).toBe('eip155:1')
    expect(state()).toMatchObject({ status: 'authenticated' })
    expect(state().previous).toBeUndefined()
    expect(kit.isOpen()).toBe(false)
  })

  it('a wallet that declines stays; the next cancelling disconnects', async () => {
    const { kit, wallet, state } = await moved()
    wallet.setReject(true)
    await cancelSignIn(kit)
    expect(state().status).toBe('needed')
    expect(state().previous).toBeUndefined()
    expect(kit.getAccount().status).toBe('connected')
    expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'networkSwitchDeclined' })
    await cancelSignIn(kit)
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('cancelling a signature that is not required stays', async () => {
    const { kit, state } = await moved({ getRequired: () => false })
    expect(state().previous).toMatchObject({ canReturn: false })
    await cancelSignIn(kit)
    expect(kit.getCaipNetwork()?.caipNetworkId).toBe('eip155:137')
  })
})

it('after a change of account, the wallet alone can go back: cancelling disconnects', async () => {
  const { kit, wallet, state } = await connected()
  await signIn(kit)
  wallet.changeAccount(1)
  await idle()
  expect(state()).toMatchObject({ status: 'needed', previous: { canReturn: false } })
  await cancelSignIn(kit)
  expect(kit.getAccount().status).toBe('disconnected')
})

it('nothing is left of a visitor who has disconnected', async () => {
  const { kit, state } = await moved()
  await kit.disconnect()
  await connect(kit, { connectorId })
  await idle()
  expect(state()).toMatchObject({ status: 'needed', caipAddress: expect.stringContaining('eip155:137:') })
  expect(state().previous).toBeUndefined()
})

describe('the state', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const ethereum = `eip155:1:${account}` as const
  const polygon = `eip155:137:${account}` as const

  /** Signed in on Ethereum, where the host offers these networks. */
  function signedIn(offered: readonly string[]) {
    const signIn = createStore<SignInState>({ status: 'off' })
    const requested = offered.map((caipNetworkId) => ({ caipNetworkId }))
    const stores = {
      signIn,
      networks: { getState: () => ({ requested }) },
    } as unknown as SignInContext['stores']
    const { store } = rememberSignedIn({ stores }, { getRequired: () => true })
    store.set({ status: 'authenticated', caipAddress: ethereum })
    return store
  }

  it.each(['checking', 'needed', 'unavailable', 'signing'] as const)(
    'has the account that was signed in while another signature may be due: %s',
    (status) => {
      const store = signedIn(['eip155:1', 'eip155:137'])
      store.set({ status, caipAddress: polygon })
      expect(store.getState().previous).toEqual({
        caipAddress: ethereum,
        caipNetworkId: 'eip155:1',
        address: account,
        canReturn: true,
      })
    },
  )

  it.each<SignInState>([
    { status: 'unknown', caipAddress: polygon },
    { status: 'cancelling', caipAddress: polygon },
    { status: 'off', caipAddress: polygon },
    { status: 'checking' },
    { status: 'needed', caipAddress: ethereum },
  ])('has none otherwise: %j', (state) => {
    const store = signedIn(['eip155:1', 'eip155:137'])
    store.set(state)
    expect(store.getState()).toEqual(state)
  })

  it('offers no way back to a network that the host no longer offers', () => {
    const store = signedIn(['eip155:137'])
    store.set({ status: 'needed', caipAddress: polygon })
    expect(store.getState().previous).toMatchObject({ canReturn: false })
  })
})
