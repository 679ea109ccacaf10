// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { getNativeBalance } from '../account/balances/getNativeBalance.ts'
import { createNode } from '../test/nodes.test.helper.ts'
import { onServices } from '../test/onServices.test.helper.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  settle,
  twoFamilies,
} from '../test/testPage.test.helper.ts'
import { connect } from '../wallets/connection/connect.ts'

describe('two kits on one page', () => {
  it('share no state, no cache and no attempt', async () => {
    createTestWallet()
    createTestSolanaWallet()
    const kits = [createTestKit(twoFamilies), createTestKit(twoFamilies)] as const
    await settle()
    await connect(kits[0], { connectorId: 'test.wallet' })
    await kits[0].open()
    expect(kits[1].getAccount().status).toBe('disconnected')
    expect(kits[1].isOpen()).toBe(false)
    expect(kits[1].stores.connection.getState()).toEqual({ namespaces: {}, attempt: { status: 'idle' } })

    const node = createNode('http://localhost:3000/node/1', { eth_chainId: '0x1', eth_getBalance: '0x1' })
    onServices(node.handler)
    for (const kit of kits) await getNativeBalance(kit, { address: firstAddress })
    expect(node.calls.filter(({ method }) => method === 'eth_getBalance')).toHaveLength(2)
  })

  it('live on when the other one is destroyed', async () => {
    const wallet = createTestWallet()
    const kits = [createTestKit(twoFamilies), createTestKit(twoFamilies)] as const
    await settle()
    for (const kit of kits) await connect(kit, { connectorId: 'test.wallet' })
    kits[0].destroy()
    wallet.changeAccount(1)
    expect(kits[0].getAddress()).toBe(firstAddress)
    expect(kits[1].getAddress()).not.toBe(firstAddress)
    createTestSolanaWallet()
    const listed = kits.map((kit) => kit.stores.connectors.getState().connectors.length)
    expect(listed).toEqual([1, 2])
  })
})
