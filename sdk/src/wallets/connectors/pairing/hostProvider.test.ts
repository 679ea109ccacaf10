// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { firstAddress, settle } from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { connect } from '../../connection/connect.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { both, connectorId, createPairingKit, statuses } from './pairingKit.test.helper.ts'

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))

beforeEach(() => {
  fake = createFakePairingClient()
  init.mockReset().mockImplementation(fake.init)
})
afterEach(() => {
  vi.useRealTimers()
})

const optionalNamespaces = { eip155: { chains: ['eip155:1'], methods: [], events: [] } }
const given = 'wc:given@2?relay-protocol=irn&symKey=00'

/** The step of the attempt in progress. */
function step(kit: AppKit) {
  const { attempt } = kit.stores.connection.getState()
  return attempt.status === 'asking' ? attempt.step : undefined
}

async function createHost(options: { manualWCControl?: boolean } = {}) {
  const universalProvider = await fake.init()
  const kit = createPairingKit({ universalProvider, ...options })
  await kit.ready()
  return { universalProvider, kit }
}

describe('a pairing client of the host app', () => {
  it('is used instead of one of the kit, and returned', async () => {
    const { universalProvider, kit } = await createHost()
    const connecting = connect(kit, { connectorId })
    await settle()
    fake.proposals[0]?.approve(both)
    await connecting
    expect(init).not.toHaveBeenCalled()
    expect(kit.getAddress('eip155')).toBe(firstAddress)
    expect(await kit.getUniversalProvider()).toBe(universalProvider)
    kit.destroy()
    await settle()
    expect(fake.transportClose).not.toHaveBeenCalled()
  })

  it('connects the kit when the host app opens a session by itself', async () => {
    const { universalProvider, kit } = await createHost({ manualWCControl: true })
    const opening = universalProvider.connect({ optionalNamespaces })
    await settle()
    fake.proposals[0]?.approve(both)
    await opening
    await settle()
    expect(statuses(kit)).toBe('connected connected idle')
    expect(fake.ended).toEqual([])
  })

  it('shows the code of the host app, and a newer one in its place, but none of its own', async () => {
    const { universalProvider, kit } = await createHost({ manualWCControl: true })
    await kit.open()
    const connecting = connect(kit, { connectorId })
    await settle()
    expect([fake.proposals.length, step(kit)?.type]).toEqual([0, 'approve'])
    void universalProvider.connect({ optionalNamespaces })
    await settle()
    expect(step(kit)).toMatchObject({ type: 'uri', uri: 'wc:1' })
    void universalProvider.connect({ optionalNamespaces })
    await settle()
    expect(step(kit)).toMatchObject({ uri: 'wc:2' })
    fake.proposals[1]?.approve(both)
    await connecting
    expect(statuses(kit)).toBe('connected connected idle')
    expect(kit.isOpen()).toBe(false)
  })

  it('is no longer listened to once the kit is destroyed', async () => {
    const { universalProvider, kit } = await createHost({ manualWCControl: true })
    kit.destroy()
    const opening = universalProvider.connect({ optionalNamespaces })
    await settle()
    fake.proposals[0]?.approve(both)
    await opening
    expect(kit.getIsConnectedState()).toBe(false)
  })
})

describe('a pairing URI of the host app', () => {
  it('is shown by open, for 4 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const kit = createPairingKit({ manualWCControl: true })
    await kit.open({ uri: given })
    expect(kit.stores.modal.getState().view).toBe('ConnectingWalletConnectBasic')
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    expect(step(kit)).toEqual({ type: 'uri', uri: given, expiresAt: Date.now() + 240_000 })
    expect(fake.proposals).toEqual([])
    cancelConnect(kit)
    await connecting
  })

  it('replaces the one on display', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId }).catch(() => undefined)
    await settle()
    expect(step(kit)).toMatchObject({ uri: 'wc:1' })
    await kit.open({ uri: given })
    await settle()
    expect(step(kit)).toMatchObject({ uri: given })
    cancelConnect(kit)
    await connecting
  })

  it('is shown by the view that is asked for', async () => {
    const kit = createPairingKit()
    await kit.open({ view: 'AllWallets', uri: given })
    expect(kit.stores.modal.getState().view).toBe('AllWallets')
  })

  it('is what a connect with it shows', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId, uri: given }).catch(() => undefined)
    await settle()
    expect(step(kit)).toMatchObject({ uri: given })
    cancelConnect(kit)
    await connecting
  })
})

describe('the first view where the host app pairs by itself', () => {
  it.each([
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'ConnectingWalletConnectBasic'],
    ['a phone', 'Mozilla/5.0 (Linux; Android 14) Mobile', 'AllWallets'],
  ])('on %s', async (_, agent, view) => {
    const read = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const kit = createPairingKit({ manualWCControl: true })
    await kit.open()
    expect(kit.stores.modal.getState().view).toBe(view)
    read.mockRestore()
  })
})

it('there is none without pairing', async () => {
  const kit = createPairingKit({ enableWalletConnect: false })
  expect(await kit.getUniversalProvider()).toBeUndefined()
  expect(kit.stores.connectors.getState().connectors.map(({ type }) => type)).not.toContain('WALLET_CONNECT')
})
