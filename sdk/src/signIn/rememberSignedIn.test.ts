// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
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
