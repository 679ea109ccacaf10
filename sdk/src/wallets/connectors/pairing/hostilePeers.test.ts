// @vitest-environment happy-dom
import type { Wallet } from '@wallet-standard/base'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from '../../../test/fuzz/watchPage.test.helper.ts'
import {
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  secondSolanaAddress,
  settle,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { both, connectorId, createPairingKit, pair, solanaId } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
})

function broken(): never {
  throw new Error('host app')
}

// T9, T17
describe('a listener of the host app that throws', () => {
  it('keeps no change of a paired wallet from the kit', async () => {
    const { kit, topic } = await pair(fake)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const provider = kit.getProvider('eip155')
    provider?.on?.('chainChanged', broken)
    provider?.on?.('accountsChanged', broken)
    fake.update(topic, {
      eip155: { accounts: [`eip155:137:${secondAddress}`] },
      solana: { accounts: [`${solanaId}:${secondSolanaAddress}`] },
    })
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    expect(kit.getAddress('eip155')).toBe(secondAddress)
    expect(kit.getAddress('solana')).toBe(secondSolanaAddress)
    expect(warned).toHaveBeenCalled()
  })
})

// T17, T21
describe('an account that a paired wallet reports', () => {
  it('is ignored when it cannot be converted to a string', async () => {
    const check = watchPage()
    const { kit, topic } = await pair(fake, both)
    expect(() =>
      fake.report(topic, 'accountsChanged', [{ toString: null, valueOf: null }], 'eip155:1'),
    ).not.toThrow()
    expect(kit.getAddress('eip155')).toBe(firstAddress)
    await check()
  })

  // Base58 is decoded in a time that grows with the square of its length.
  it.each([
    ['no base58', '0OIl'.repeat(10)],
    ['too long', 'z'.repeat(3_000)],
    ['empty', ''],
  ])('is left out where it is %s, and hides no other', async (_, address) => {
    const odd = { eip155: both.eip155, solana: { accounts: [`${solanaId}:${address}`] } }
    const { kit, topic } = await pair(fake, odd)
    expect(kit.stores.connection.getState().namespaces.solana?.status).toBe('disconnected')
    expect(kit.getAddress('eip155')).toBe(firstAddress)
    await kit.disconnect()

    const again = await pair(fake, {
      ...both,
      solana: { accounts: [...both.solana.accounts, ...odd.solana.accounts] },
    })
    const accounts = () => (again.kit.getProvider('solana') as Wallet).accounts.map((one) => one.address)
    expect(accounts()).toEqual([firstSolanaAddress])
    expect(again.kit.getAddress('solana')).toBe(firstSolanaAddress)
    fake.update(again.topic, {
      ...both,
      solana: { accounts: [...odd.solana.accounts, `${solanaId}:${secondSolanaAddress}`] },
    })
    expect(again.kit.getAddress('solana')).toBe(secondSolanaAddress)
    expect(topic).not.toBe(again.topic)
  })
})

// T14
describe('the name that a paired wallet gives itself', () => {
  it.each<[given: unknown, shown: string]>([
    [' Meta\u200bMask\u202e\n ', 'MetaMask'],
    ['\u3164', 'Wallet'],
    [undefined, 'Wallet'],
    [{ toString: null }, 'Wallet'],
    ['N'.repeat(300), 'N'.repeat(64)],
  ])('is clean in the provider for host apps: %j', async (name, shown) => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    await settle()
    fake.proposals.at(-1)?.approve(both, { name })
    await connecting
    expect((kit.getProvider('solana') as Wallet).name).toBe(shown)
  })
})
