import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  settle,
} from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { connect } from '../../connection/connect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'

import {
  both,
  connectorId,
  createPairingKit,
  evmAccounts,
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
afterEach(() => {
  vi.useRealTimers()
})

describe('pairing', () => {
  it('proposes the networks of the host app, and commits both families in one transition', async () => {
    const kit = createPairingKit()
    const seen = record(kit)
    const connecting = connect(kit, { connectorId })
    await settle()
    const [proposal] = fake.proposals
    expect(proposal?.optionalNamespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:137'])
    // Its former id, too, which older wallets know.
    expect(proposal?.optionalNamespaces.solana?.chains).toEqual([solanaId, formerSolanaId])
    expect(kit.stores.connection.getState().attempt).toMatchObject({ step: { type: 'uri', uri: 'wc:1' } })
    proposal?.approve(both)
    await connecting
    expect(new Set(seen)).toEqual(new Set(['connecting connecting asking', 'connected connected idle']))
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([firstAddress, firstSolanaAddress])
  })

  it('connects the one family that the wallet has approved', async () => {
    const { kit } = await pair(fake, { eip155: both.eip155 })
    expect(statuses(kit)).toBe('connected disconnected idle')
    // The wallet has been asked for both: nothing is asked again.
    await connect(kit, { connectorId })
    expect(fake.proposals).toHaveLength(1)
  })

  // T17
  it('leaves out accounts and chains that it did not ask for', async () => {
    const foreign = `eip155:56:${secondAddress}`
    const { kit, topic } = await pair(fake, {
      eip155: { accounts: [foreign, ...evmAccounts, 'eip155:1', `eip155:1:${secondAddress}:x`] },
      polkadot: { accounts: ['polkadot:1:x'] },
    })
    expect(kit.getAccount('eip155').allAccounts.map(({ address }) => address)).toEqual([firstAddress])
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    fake.report(topic, 'chainChanged', 56, 'eip155:56')
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })

  it.each([
    ['nothing that was asked for', { eip155: { accounts: [`eip155:56:${firstAddress}`] } }],
    ['no account', {}],
    ['an address that is none', { eip155: { accounts: ['eip155:1:0x1234'] } }],
    ['a Solana address that is none', { solana: { accounts: [`${solanaId}:0OIl`] } }],
  ])('fails and ends the session when the wallet approves %s', async (_, approved) => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    const failed = expect(connecting).rejects.toMatchObject({ name: 'WalletKitError' })
    await settle()
    const session = fake.proposals[0]?.approve(approved)
    await failed
    await settle()
    expect(fake.ended).toEqual([session?.topic])
    expect(statuses(kit)).toBe('disconnected disconnected failed')
  })

  it('is declined with 5000', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    const failed = expect(connecting).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await settle()
    fake.proposals[0]?.reject({ code: 5000, message: 'User rejected.' })
    await failed
    await pair(fake, both, kit)
    expect(statuses(kit)).toBe('connected connected idle')
  })

  // F11
  it('replaces a code 10 s before it expires, and connects through the new one', async () => {
    vi.useFakeTimers()
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    await settle()
    const [now, step] = [
      Date.now(),
      () => (kit.stores.connection.getState().attempt as { step?: object }).step,
    ]
    expect(step()).toEqual({ type: 'uri', uri: 'wc:1', expiresAt: now + 240_000 })
    await vi.advanceTimersByTimeAsync(229_999)
    expect(fake.proposals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(step()).toEqual({ type: 'uri', uri: 'wc:2', expiresAt: now + 470_000 })
    const late = fake.proposals[0]?.approve(both)
    await settle()
    expect(fake.ended).toEqual([late?.topic])
    expect(statuses(kit)).toBe('connecting connecting asking')
    fake.proposals[1]?.approve(both)
    await connecting
    expect(statuses(kit)).toBe('connected connected idle')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a session that is approved after a cancel', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    const failed = expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    cancelConnect(kit)
    await failed
    const late = fake.proposals[0]?.approve(both)
    await settle()
    expect(fake.ended).toEqual([late?.topic])
    expect(statuses(kit)).toBe('disconnected disconnected idle')
  })

  it('ends a session that is approved in the moment of a cancel', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId })
    const failed = expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    const late = fake.proposals[0]?.approve(both)
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    cancelConnect(kit)
    await failed
    await settle()
    expect(fake.ended).toEqual([late?.topic])
  })

  // T17: another person approves a code that was abandoned, after the visitor has connected.
  it('keeps its session when an abandoned code is approved later', async () => {
    const kit = createPairingKit()
    const first = connect(kit, { connectorId })
    const failed = expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    cancelConnect(kit)
    const { topic } = await pair(fake, both, kit)
    await failed
    const late = fake.proposals[0]?.approve({ eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    await settle()
    expect(fake.ended).toEqual([late?.topic])
    expect(kit.getAddress('eip155')).toBe(firstAddress)
    await kit.getProvider('eip155')?.request({ method: 'personal_sign', params: ['0x', firstAddress] })
    expect(fake.requests.at(-1)?.topic).toBe(topic)
  })

  it('sends nothing to a session that has just taken the place of its own', async () => {
    const kit = createPairingKit()
    const first = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    const { topic } = await pair(fake, both, kit)
    await first
    const foreign = fake.remember({ eip155: { accounts: [`eip155:1:${secondAddress}`] } })
    await kit.getProvider('eip155')?.request({ method: 'personal_sign', params: ['0x', firstAddress] })
    expect(foreign.topic).not.toBe(topic)
    expect(fake.requests.at(-1)?.topic).toBe(topic)
  })

  it('does nothing when the kit is destroyed meanwhile, and closes the socket', async () => {
    const kit = createPairingKit()
    const failed = expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'DESTROYED' })
    await settle()
    kit.destroy()
    await failed
    expect(fake.transportClose).toHaveBeenCalledOnce()
  })
})
