// @vitest-environment happy-dom

import type { SolanaSignMessageFeature } from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import type { StandardDisconnectFeature } from '@wallet-standard/features'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import {
  createMemoryStorage,
  createTestSolanaWallet,
  createTestWallet,
  ethereum,
  firstAddress,
  firstSolanaAddress,
  polygon,
  secondAddress,
  secondSolanaAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../connection/connect.ts'
import { switchNetwork } from '../../connection/switchNetwork.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'

import {
  both,
  connectorId,
  createPairingKit,
  formerSolanaId,
  pair,
  record,
  solanaId,
  statuses,
} from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
})

describe('a paired session', () => {
  it.each([
    ['a number', 137],
    ['digits', '137'],
    ['hexadecimal digits', '0x89'],
    ['a CAIP-2 id', 'eip155:137'],
    ['nothing', undefined],
  ])('follows the chain that the wallet reports as %s', async (_, data) => {
    const { kit, topic } = await pair(fake)
    fake.report(topic, 'chainChanged', data, 'eip155:137')
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    await kit.getProvider('eip155')?.request({ method: 'personal_sign' })
    expect(fake.requests.at(-1)?.chain).toBe('eip155:137')
  })

  it.each([['nonsense'], ['0x'], [''], [{}], [-1], [Number.NaN], ['solana:137'], ['eip155:1:2'], [56]])(
    'stays where it is when the wallet reports %j',
    async (data) => {
      const { kit, topic } = await pair(fake)
      fake.report(topic, 'chainChanged', data, 'eip155:56')
      expect(kit.getCaipNetworkId()).toBe('eip155:1')
      await kit.getProvider('eip155')?.request({ method: 'personal_sign' })
      expect(fake.requests.at(-1)?.chain).toBe('eip155:1')
    },
  )

  it('follows the account that the wallet reports, if it has approved it', async () => {
    const { kit, topic } = await pair(fake, {
      eip155: { accounts: [firstAddress, secondAddress].map((address) => `eip155:1:${address}`) },
      solana: {
        accounts: [firstSolanaAddress, secondSolanaAddress].map((address) => `${solanaId}:${address}`),
      },
    })
    fake.report(topic, 'accountsChanged', [secondAddress.toLowerCase()], 'eip155:1')
    expect(kit.getAddress('eip155')).toBe(secondAddress)
    fake.report(topic, 'accountsChanged', [`${solanaId}:${secondSolanaAddress}`], solanaId)
    expect(kit.getAddress('solana')).toBe(secondSolanaAddress)
    for (const data of [['0x0000000000000000000000000000000000000001'], [], 'x', [{}], [null], undefined]) {
      fake.report(topic, 'accountsChanged', data, 'eip155:1')
    }
    fake.report(topic, 'accountsChanged', [firstSolanaAddress.toLowerCase()], solanaId)
    expect(kit.getAddress('eip155')).toBe(secondAddress)
    expect(kit.getAddress('solana')).toBe(secondSolanaAddress)
  })

  it('ignores messages of other sessions', async () => {
    const { kit } = await pair(fake)
    const other = fake.remember({ eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    fake.report(other.topic, 'chainChanged', 137, 'eip155:137')
    fake.update(other.topic, { eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    fake.end(other.topic)
    fake.end(other.topic, 'session_expire')
    expect(kit.getCaipAddress('eip155')).toBe(`eip155:1:${firstAddress}`)
  })

  it('takes over what the wallet approves later', async () => {
    const { kit, topic } = await pair(fake)
    fake.update(topic, {
      ...both,
      eip155: { accounts: [secondAddress, firstAddress].map((a) => `eip155:1:${a}`) },
    })
    expect(kit.getAccount('eip155').allAccounts.map(({ address }) => address)).toEqual([
      secondAddress,
      firstAddress,
    ])
  })

  it('knows a network by its former id where the wallet knows no other', async () => {
    const { kit, topic } = await pair(fake, {
      solana: { accounts: [`${formerSolanaId}:${firstSolanaAddress}`] },
    })
    expect(kit.getCaipAddress('solana')).toBe(`${solanaId}:${firstSolanaAddress}`)
    fake.report(topic, 'chainChanged', formerSolanaId, formerSolanaId)
    expect(kit.getCaipNetwork('solana')?.caipNetworkId).toBe(solanaId)
    const wallet = kit.getProvider('solana') as Wallet
    fake.setAnswer(() => ({ signature: '1'.repeat(64) }))
    const { signMessage } = (wallet.features as unknown as SolanaSignMessageFeature)['solana:signMessage']
    const [account] = wallet.accounts
    if (account) await signMessage({ account, message: new Uint8Array([1]) })
    expect(fake.requests.at(-1)?.chain).toBe(formerSolanaId)
  })

  // T17
  it('uses no method that was not asked for, although the wallet allows it', async () => {
    const { kit } = await pair(fake, {
      eip155: {
        accounts: [`eip155:1:${firstAddress}`],
        methods: ['personal_sign', 'wallet_drainEverything'],
      },
    })
    const provider = kit.getProvider('eip155')
    await provider?.request({ method: 'personal_sign', params: ['0x', firstAddress] })
    await expect(provider?.request({ method: 'wallet_drainEverything' })).rejects.toMatchObject({
      code: 'WALLET_METHOD_UNSUPPORTED',
    })
    expect(fake.requests.map(({ method }) => method)).toEqual(['personal_sign'])
  })

  // F12
  it('follows the wallet to a network that it approves after it has moved there', async () => {
    const { kit, topic } = await pair(fake, { ...both, eip155: { accounts: [`eip155:1:${firstAddress}`] } })
    fake.report(topic, 'chainChanged', 137, 'eip155:137')
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    const accounts = ['eip155:1', 'eip155:137'].map((id) => `${id}:${firstAddress}`)
    fake.update(topic, { ...both, eip155: { accounts } })
    expect(kit.getCaipAddress('eip155')).toBe(`eip155:137:${firstAddress}`)
    fake.report(topic, 'chainChanged', 1, 'eip155:1')
    fake.update(topic, { ...both, eip155: { accounts } })
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })

  // F12, T17
  it('does not follow it to a network that it was not asked for', async () => {
    const { kit, topic } = await pair(fake)
    fake.report(topic, 'chainChanged', 56, 'eip155:56')
    const accounts = ['eip155:1', 'eip155:56'].map((id) => `${id}:${firstAddress}`)
    fake.update(topic, { ...both, eip155: { accounts } })
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })

  // F12
  it('is not connected when its end is delivered with its approval', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    await settle()
    const session = fake.proposals.at(-1)?.approve(both)
    for (let turn = 0; turn < 30 && statuses(kit).startsWith('connecting'); turn += 1) {
      fake.end(session?.topic ?? '')
      await Promise.resolve()
    }
    await connecting.catch(() => undefined)
    expect(statuses(kit)).toMatch(/^disconnected disconnected/)
  })

  it('moves to a network that remains when the wallet withdraws the present one', async () => {
    const { kit, topic } = await pair(fake)
    fake.update(topic, { ...both, eip155: { accounts: [`eip155:137:${firstAddress}`] } })
    expect(kit.getCaipAddress('eip155')).toBe(`eip155:137:${firstAddress}`)
  })

  it('loses one family when the wallet withdraws that, and keeps the other', async () => {
    const { kit, topic } = await pair(fake)
    fake.update(topic, { solana: both.solana })
    expect(statuses(kit)).toBe('disconnected connected idle')
  })

  it.each(['session_delete', 'session_expire'] as const)(
    'ends in one transition with %s, and does not make the other family active in between',
    async (event) => {
      const { kit, topic } = await pair(fake)
      await kit.switchNetwork({ ...twoFamilies.networks[2] })
      expect(kit.getActiveChainNamespace()).toBe('solana')
      const seen = record(kit)
      const networks = vi.fn()
      kit.stores.networks.subscribe(networks)
      fake.end(topic, event)
      expect(seen).toEqual(['disconnected disconnected idle'])
      expect(networks).not.toHaveBeenCalled()
    },
  )

  it('is ended in the wallet when the page disconnects one family, which takes the other along', async () => {
    const { kit, topic } = await pair(fake)
    const seen = record(kit)
    await kit.disconnect('solana')
    await settle()
    expect(seen).toEqual(['disconnected disconnected idle'])
    expect(fake.ended).toEqual([topic])
  })

  it.each<[string, (kit: AppKit) => Promise<unknown> | undefined]>([
    [
      'EIP-1193 provider',
      (kit) => kit.getProvider('eip155')?.request({ method: 'wallet_revokePermissions' }),
    ],
    [
      'Wallet Standard wallet',
      (kit) => {
        const { features } = kit.getProvider('solana') as Wallet
        return (features as unknown as StandardDisconnectFeature)['standard:disconnect'].disconnect()
      },
    ],
  ])('ends for the kit too when the host app ends it through the %s', async (_, leave) => {
    const { kit, topic } = await pair(fake)
    await leave(kit)
    expect(statuses(kit)).toBe('disconnected disconnected idle')
    expect(fake.ended).toEqual([topic])
  })

  it('is ended when another wallet takes over all of it', async () => {
    createTestWallet()
    const { kit, topic } = await pair(fake, { eip155: both.eip155 })
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    expect(fake.ended).toEqual([topic])
    expect(kit.getWalletInfo()?.name).toBe('Test Wallet')
  })

  it('stays for one family when another wallet takes over the other one', async () => {
    createTestWallet()
    const { kit } = await pair(fake)
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    expect(fake.ended).toEqual([])
    expect(statuses(kit)).toBe('connected connected idle')
    await kit.disconnect('solana')
    await settle()
    expect(fake.ended).toHaveLength(1)
    expect(statuses(kit)).toBe('connected disconnected idle')
  })

  it('connects again after a disconnect, without waiting for it', async () => {
    const { kit, topic } = await pair(fake)
    void kit.disconnect()
    const { topic: next } = await pair(fake, both, kit)
    expect(next).not.toBe(topic)
    expect(fake.ended).toEqual([topic])
    expect(statuses(kit)).toBe('connected connected idle')
  })
})

describe('switching the network of a paired wallet', () => {
  it('is a matter of the page among approved networks', async () => {
    const { kit } = await pair(fake)
    await switchNetwork(kit, { network: polygon })
    expect(fake.requests).toEqual([])
    expect(fake.getDefaultChain()).toBe('eip155:137')
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    await kit.getProvider('eip155')?.request({ method: 'personal_sign' })
    expect(fake.requests.at(-1)?.chain).toBe('eip155:137')
  })

  it('asks the wallet for another one, which may be approved by a later update', async () => {
    const kit = createPairingKit({ networks: [ethereum] })
    const { topic } = await pair(fake, { eip155: { accounts: [`eip155:1:${firstAddress}`] } }, kit)
    kit.addNetwork('eip155', polygon)
    fake.setAnswer(() => null)
    await switchNetwork(kit, { network: polygon })
    expect(fake.requests).toMatchObject([{ method: 'wallet_switchEthereumChain', chain: 'eip155:1' }])
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    fake.update(topic, { eip155: both.eip155 })
    expect(kit.getCaipAddress('eip155')).toBe(`eip155:137:${firstAddress}`)
  })

  it('changes nothing when the wallet declines', async () => {
    const { kit } = await pair(fake, { eip155: { accounts: [`eip155:1:${firstAddress}`] } })
    fake.setAnswer(() => Promise.reject({ code: 4001, message: 'no' }))
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })
})

describe('restoring a paired session', () => {
  const stored = () =>
    createMemoryStorage({
      '@appkit/connection_status': 'connected',
      '@appkit/connected_namespaces': 'eip155,solana',
      '@appkit/eip155:connected_connector_id': connectorId,
      '@appkit/solana:connected_connector_id': connectorId,
      '@appkit/active_caip_network_id': 'eip155:137',
    })

  it('restores both families in one transition, on the network of the last visit', async () => {
    fake.remember(both)
    const kit = createPairingKit({ storage: stored() })
    const seen = record(kit)
    await kit.ready()
    expect(seen.at(-1)).toBe('connected connected idle')
    expect(new Set(seen).size).toBeLessThanOrEqual(2)
    expect(kit.getCaipAddress('eip155')).toBe(`eip155:137:${firstAddress}`)
    expect(fake.proposals).toEqual([])
  })

  it('is disconnected without a session, and shows no code', async () => {
    const storage = stored()
    const kit = createPairingKit({ storage })
    await kit.ready()
    expect(statuses(kit)).toBe('disconnected disconnected idle')
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    expect(fake.proposals).toEqual([])
  })

  it('ends a session that was left over when a new one is approved', async () => {
    const former = fake.remember(both)
    const kit = createPairingKit()
    const { topic } = await pair(fake, both, kit)
    await settle()
    expect(fake.ended).toEqual([former.topic])
    expect(topic).not.toBe(former.topic)
    expect(statuses(kit)).toBe('connected connected idle')
  })

  it('keeps the other family when another tab brings one of them back', async () => {
    createTestSolanaWallet()
    const storage = createMemoryStorage()
    const kit = createPairingKit({ storage })
    await pair(fake, both, kit)
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    storage.setItem('@appkit/solana:connected_connector_id', connectorId)
    window.dispatchEvent(new StorageEvent('storage', { key: '@appkit/solana:connected_connector_id' }))
    await settle()
    expect(kit.getWalletInfo('solana')?.name).toBe('Phone')
    expect(kit.getProvider('eip155')).toBeDefined()
    expect(kit.getProvider('solana')).toBeDefined()
  })
})
