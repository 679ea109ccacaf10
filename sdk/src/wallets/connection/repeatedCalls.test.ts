// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  polygon,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { signMessage } from './signMessage.ts'

const connectorId = 'test.wallet'

async function createConnected() {
  const wallet = createTestWallet()
  const kit = createTestKit()
  await connect(kit, { connectorId })
  const count = (method: string) => wallet.requests.filter((request) => request.method === method).length
  return { wallet, kit, count }
}

// T24, F24
describe('five equal calls', () => {
  it('are one question to sign, and another message is another one', async () => {
    const { wallet, kit, count } = await createConnected()
    wallet.setHold(true)
    const calls = Array.from({ length: 5 }, () => signMessage(kit, { message: 'Hello' }))
    await settle()
    calls.push(signMessage(kit, { message: 'Hello' }), signMessage(kit, { message: 'Goodbye' }))
    await settle()
    await settle()
    expect(count('personal_sign')).toBe(2)
    wallet.answerPending()
    const signatures = await Promise.all(calls)
    expect(new Set(signatures).size).toBe(2)
    wallet.setHold(false)
    await signMessage(kit, { message: 'Hello' })
    expect(count('personal_sign')).toBe(3)
  })

  it('all fail with the one question that was declined', async () => {
    const { wallet, kit } = await createConnected()
    wallet.rejectNext('personal_sign')
    const calls = Array.from({ length: 5 }, () => signMessage(kit, { message: 'Hello' }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(signMessage(kit, { message: 'Hello' })).resolves.toMatch(/^0x/)
  })

  it('are one question to move', async () => {
    const { wallet, kit, count } = await createConnected()
    wallet.setHold(true)
    const calls = Array.from({ length: 5 }, () => kit.switchNetwork(polygon))
    await settle()
    await settle()
    expect(count('wallet_switchEthereumChain')).toBe(1)
    wallet.answerPending()
    await Promise.all(calls)
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })
})

// F25, T24
describe('what destroy has overtaken', () => {
  it('asks the wallet nothing and changes no store', async () => {
    const { wallet, kit } = await createConnected()
    const { connection, networks, modal } = kit.stores
    const asked = wallet.requests.length
    const calls = [kit.switchNetwork(polygon), signMessage(kit, { message: 'Hello' })]
    const opening = kit.open()
    kit.destroy()
    const before = [connection.getState(), networks.getState(), modal.getState()]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(opening).resolves.toBeUndefined()
    await settle()
    expect(wallet.requests).toHaveLength(asked)
    expect([connection.getState(), networks.getState(), modal.getState()]).toEqual(before)
    expect(wallet.countListeners()).toBe(0)
  })

  it('asks no second question after the first one', async () => {
    const { wallet, kit, count } = await createConnected()
    wallet.setUnknownChains([137])
    wallet.setHold(true)
    const moving = kit.switchNetwork(polygon)
    const failed = expect(moving).rejects.toMatchObject({ code: 'DESTROYED' })
    await settle()
    await settle()
    expect(count('wallet_switchEthereumChain')).toBe(1)
    kit.destroy()
    await failed
    wallet.answerPending()
    await settle()
    expect(count('wallet_addEthereumChain')).toBe(0)
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })
})

// F13, F38
describe('a question that the wallet never answers', () => {
  it('is over when the host app disconnects, and no other one follows', async () => {
    const { wallet, kit, count } = await createConnected()
    wallet.setUnknownChains([137])
    wallet.setHold(true)
    const calls = [kit.switchNetwork(polygon), signMessage(kit, { message: 'Hello' })]
    const settled = Promise.allSettled(calls)
    await settle()
    await settle()
    await kit.disconnect()
    for (const outcome of await settled) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_CONNECTED' } })
    }
    wallet.answerPending()
    await settle()
    expect(count('wallet_addEthereumChain')).toBe(0)
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

// F25
describe('a destroyed kit', () => {
  it('settles every call without a question to the wallet', async () => {
    const { wallet, kit } = await createConnected()
    kit.destroy()
    const before = kit.stores.networks.getState()
    const asked = wallet.requests.length
    await expect(kit.switchNetwork(polygon)).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'DESTROYED' })
    await expect(kit.open()).resolves.toBeUndefined()
    await expect(kit.disconnect()).resolves.toBeUndefined()
    kit.addNetwork('eip155', { ...polygon, id: 10 })
    kit.setLoading(true)
    kit.destroy()
    expect(wallet.requests).toHaveLength(asked)
    expect(kit.stores.networks.getState()).toBe(before)
    expect(kit.getState().loading).toBe(false)
  })

  it('refuses what would need no wallet either', async () => {
    const kit = createTestKit()
    kit.destroy()
    await expect(kit.switchNetwork(polygon)).rejects.toMatchObject({ code: 'DESTROYED' })
  })

  it('is not opened when it was destroyed while its code was loading', async () => {
    const kit = createTestKit()
    const opening = kit.open()
    kit.destroy()
    await expect(opening).resolves.toBeUndefined()
    expect(kit.isOpen()).toBe(false)
  })
})

/** Lets the wallet do something right after it has answered a method, before the page has read the answer. */
function after(wallet: ReturnType<typeof createTestWallet>, method: string, act: () => void) {
  const { request } = wallet.provider
  wallet.provider.request = async (args) => {
    const answer = await request(args)
    if (args.method === method) act()
    return answer
  }
}

// T24, F17
describe('a change between two questions', () => {
  it.each(['eth_requestAccounts', 'eth_chainId'])('is seen after %s', async (method) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    after(wallet, method, () => {
      wallet.changeAccount(1)
      wallet.changeChain(137)
    })
    await connect(kit, { connectorId })
    expect(kit.getCaipAddress()).toBe(`eip155:137:${secondAddress}`)
  })

  it('is seen in every turn until the connection is there', async () => {
    for (let turns = 0; turns < 30; turns += 1) {
      const wallet = createTestWallet({ rdns: `wallet${turns}.test` })
      const kit = createTestKit()
      after(wallet, 'eth_chainId', async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
        wallet.changeAccount(1)
      })
      await connect(kit, { connectorId: `wallet${turns}.test` })
      await settle()
      expect(kit.getAddress(), `after ${turns} turns`).toBe(secondAddress)
      kit.destroy()
      expect(wallet.countListeners()).toBe(0)
    }
  })

  it('fails the attempt when it takes the accounts away', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    after(wallet, 'eth_requestAccounts', () => wallet.revoke())
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    expect(kit.getAccount().status).toBe('disconnected')
    expect(wallet.countListeners()).toBe(0)
  })

  it('does not keep the page busy when the wallet never stops changing', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    let index = 0
    const { request } = wallet.provider
    wallet.provider.request = async (args) => {
      const answer = await request(args)
      if (args.method !== 'eth_chainId') return answer
      index += 1
      wallet.changeAccount(index % 2)
      return answer
    }
    await connect(kit, { connectorId }).catch(() => undefined)
    expect(index).toBeLessThan(20)
    expect([firstAddress, secondAddress, undefined]).toContain(kit.getAddress())
  })

  it('leaves no listener behind when the attempt is cancelled between the questions', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setHold(true)
    const controller = new AbortController()
    const connecting = connect(kit, { connectorId, signal: controller.signal })
    await settle()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(wallet.countListeners()).toBe(0)
    wallet.answerPending()
    await settle()
    expect(wallet.countListeners()).toBe(0)
  })
})
