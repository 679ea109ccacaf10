// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { polygon } from '../../test/testPage.test.helper.ts'
import { signIn } from './signIn.ts'
import { connected, idle } from './signInKit.test.helper.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A visitor who was signed in on Ethereum, and whose wallet reports Polygon long before it answers the request. */
async function moving(change: Parameters<typeof connected>[0] = {}) {
  const setup = await connected(change)
  const { kit, wallet } = setup
  await signIn(kit)
  await idle()
  await kit.open({ view: 'Networks' })
  wallet.setHold(true)
  const switched = kit.switchNetwork(polygon)
  await idle()
  wallet.changeChain(137)
  await idle()
  return { ...setup, switched }
}

it.each([true, false])(
  'keeps asking for a signature after a wallet has answered late: required %s',
  async (required) => {
    const { kit, wallet, state, switched } = await moving({ getRequired: () => required })
    expect(state().status).toBe('needed')
    wallet.answerPending()
    await switched
    await idle()
    expect(state().status).toBe('needed')
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
  },
)

it('keeps the signature that is being made', async () => {
  const { kit, wallet, state, switched } = await moving()
  const signing = signIn(kit)
  await idle()
  expect(state().status).toBe('signing')
  wallet.answerPending()
  await switched
  await signing
  expect(state().status).toBe('authenticated')
})

it('closes once the session of the other network is found', async () => {
  const { kit, wallet, state, switched } = await moving({
    getSessions: async (chainId, accountAddress) => [
      {
        data: { chainId, accountAddress, domain: '', uri: '', version: '1', nonce: '' },
        message: '',
        signature: '',
      },
    ],
  })
  wallet.answerPending()
  await switched
  await idle()
  expect(state().status).toBe('authenticated')
  expect(kit.isOpen()).toBe(false)
})
