// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  getOwnProvider,
  leaveForGood,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../connection/connect.ts'
import { getShownConnectors } from '../directory/getShownConnectors.ts'

const name = 'Test Wallet'

function listed(kit: AppKit) {
  return kit.stores.connectors.getState().connectors.map(({ id, type }) => `${id} ${type}`)
}

describe('a wallet that is announced and registered under one name', () => {
  it.each([
    ['announced first', false],
    ['registered first', true],
  ])('is listed once: %s', async (_, registeredFirst) => {
    if (registeredFirst) createTestSolanaWallet({ name: 'TEST wallet' })
    else createTestWallet()
    const kit = createPreparedKit(twoFamilies)
    await settle()
    if (registeredFirst) createTestWallet()
    else createTestSolanaWallet({ name: 'TEST wallet' })
    expect(listed(kit)).toEqual(['test.wallet MULTI_CHAIN'])
    const [connector] = kit.stores.connectors.getState().connectors
    expect(connector).toMatchObject({ name, namespaces: ['eip155', 'solana'], info: { rdns: 'test.wallet' } })
  })

  it('is listed once where it registers under a shorter name', async () => {
    createTestWallet({ name: 'Trust Wallet', rdns: 'com.trustwallet.app' })
    createTestSolanaWallet({ name: 'Trust' })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    expect(listed(kit)).toEqual(['com.trustwallet.app MULTI_CHAIN'])
  })

  it.each([
    ['a second announced one', () => createTestWallet({ rdns: 'other.wallet' })],
    ['a second registered one', () => createTestSolanaWallet({ name })],
  ])(
    'is not merged beside %s of that name, because it is unknown which two belong together',
    async (_, add) => {
      createTestWallet()
      createTestSolanaWallet({ name })
      add()
      const kit = createPreparedKit(twoFamilies)
      await settle()
      expect(listed(kit)).toHaveLength(3)
      expect(listed(kit).every((line) => line.endsWith(' ANNOUNCED'))).toBe(true)
    },
  )

  it('is not merged with one that serves the same family', async () => {
    const { wallet } = createTestSolanaWallet({ registered: false, name })
    createTestWallet()
    const first = createPreparedKit(twoFamilies)
    await settle()
    const stop = registerStandardWallet({ ...wallet, chains: ['eip155:1'] } as never)
    expect(listed(first)).toEqual(['test.wallet ANNOUNCED'])
    stop()
  })

  it('is two again when it unregisters', async () => {
    createTestWallet()
    const solana = createTestSolanaWallet({ registered: false, name })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    const unregister = registerStandardWallet(solana.wallet)
    expect(listed(kit)).toEqual(['test.wallet MULTI_CHAIN'])
    unregister()
    expect(listed(kit)).toEqual(['test.wallet ANNOUNCED'])
  })

  it('stays whole while one half of it is connected, whatever is switched off', async () => {
    createTestWallet()
    createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    const solana = createTestSolanaWallet({ registered: false, name })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    const unregister = registerStandardWallet(solana.wallet)
    await connect(kit, { connectorId: 'test.wallet', namespaces: ['solana'] })
    unregister()
    kit.setEIP6963Enabled(false)
    expect(listed(kit)).toEqual(['test.wallet MULTI_CHAIN'])
    expect(getOwnProvider(kit, 'solana')).toBe(solana.wallet)
    await connect(kit, { connectorId: 'test.wallet', namespaces: ['eip155'] })
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([firstAddress, firstSolanaAddress])
  })

  it('stays known when it unregisters while it is being asked', async () => {
    const solana = createTestSolanaWallet({ registered: false })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    const unregister = registerStandardWallet(solana.wallet)
    solana.setHold(true)
    const connecting = connect(kit, { connectorId: 'standard.solana-wallet' })
    await settle()
    unregister()
    solana.answerPending()
    await connecting
    expect(getOwnProvider(kit, 'solana')).toBe(solana.wallet)
  })

  it('connects, reports and disconnects each half by itself', async () => {
    const [evm, solana] = [createTestWallet(), createTestSolanaWallet({ name })]
    const kit = createPreparedKit(twoFamilies)
    await settle()
    await connect(kit, { connectorId: 'test.wallet' })
    expect(getOwnProvider(kit, 'eip155')).toBe(evm.provider)
    expect(getOwnProvider(kit, 'solana')).toBe(solana.wallet)
    leaveForGood(() => solana.revoke())
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([firstAddress, undefined])
    await kit.disconnect()
    await settle()
    expect([evm.countListeners(), solana.countListeners()]).toEqual([0, 0])
  })
})

describe('wallets of families that the host app does not offer', () => {
  it('are not shown', async () => {
    createTestWallet()
    createTestSolanaWallet()
    const evmOnly = createPreparedKit()
    const solanaOnly = createPreparedKit({ networks: [twoFamilies.networks[2]] })
    await settle()
    const shown = (kit: AppKit) => getShownConnectors(kit).map(({ id }) => id)
    expect(shown(evmOnly)).toEqual(['test.wallet'])
    expect(shown(solanaOnly)).toEqual(['standard.solana-wallet'])
    await expect(connect(solanaOnly, { connectorId: 'test.wallet' })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })

  it('are asked for the offered family only when they serve both', async () => {
    const [evm, solana] = [createTestWallet(), createTestSolanaWallet({ name })]
    const kit = createPreparedKit({ networks: [twoFamilies.networks[2]] })
    await settle()
    expect(getShownConnectors(kit).map(({ id }) => id)).toEqual(['test.wallet'])
    const { connected } = await connect(kit, { connectorId: 'test.wallet' })
    expect(Object.keys(connected)).toEqual(['solana'])
    expect(solana.requests).toHaveLength(1)
    expect(evm.requests).toEqual([])
  })

  // F38
  it('are searched for as soon as a network of their family is added', async () => {
    createTestSolanaWallet()
    const kit = createPreparedKit()
    await settle()
    expect(listed(kit)).toEqual([])
    kit.addNetwork('solana', twoFamilies.networks[2])
    await settle()
    expect(listed(kit)).toEqual(['standard.solana-wallet ANNOUNCED'])
    kit.addNetwork('solana', { ...twoFamilies.networks[2], name: 'Again' })
    await settle()
    expect(listed(kit)).toHaveLength(1)
  })
})
