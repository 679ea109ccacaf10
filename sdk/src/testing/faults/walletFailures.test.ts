// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { declines, failures } from './walletFailures.ts'

// F14
test.each(Object.entries(declines))('a user who declines as %s is understood', async (_, create) => {
  const wallet = createTestWallet()
  const kit = createTestKit()
  wallet.rejectNext('eth_requestAccounts', create())
  await expect(connect(kit, { connectorId: 'test.wallet' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(kit.getAccount().status).toBe('disconnected')
})

// F15
test('another open question is no refusal', async () => {
  const wallet = createTestWallet()
  const kit = createTestKit()
  wallet.rejectNext('eth_requestAccounts', failures.alreadyPending())
  await expect(connect(kit, { connectorId: 'test.wallet' })).rejects.toMatchObject({
    code: 'WALLET_REQUEST_PENDING',
  })
})

// F18
test.each(['unknownChain', 'unknownChainWrapped'] as const)(
  'a network that the wallet reports as %s is added',
  async (name) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    wallet.rejectNext('wallet_switchEthereumChain', failures[name]())
    const [, polygon] = kit.getCaipNetworks()
    await kit.switchNetwork(polygon as NonNullable<typeof polygon>)
    expect(wallet.requests.map(({ method }) => method)).toContain('wallet_addEthereumChain')
    expect(kit.getChainId()).toBe(137)
  },
)
