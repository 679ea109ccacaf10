import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { connectedTo, createConnectionContext } from './connectionContext.test.helper.ts'
import { disconnect } from './disconnect.ts'
import { openPairingLink } from './openPairingLink.ts'
import { preparePairing } from './preparePairing.ts'
import { createScripted, settle } from './scriptedConnections.test.helper.ts'
import { signMessage } from './signMessage.ts'
import { switchAddress } from './switchAddress.ts'
import { switchNetwork } from './switchNetwork.ts'
import type { WalletsContext } from './WalletsContext.ts'

const eip155 = connectedTo()
const solana = connectedTo('solana:1', 'So1')
const offline = new Error('offline')

/** A kit whose code for connections is, or is not, loaded. */
function start({ isLoaded = false, fails = false, states = { eip155 } as object, details = {} } = {}) {
  const { connector } = createScripted(details)
  const made = createConnectionContext(states, { connector })
  const connections = {
    connect: vi.fn(async (): Promise<object> => ({ solana, eip155 })),
    forget: vi.fn(async () => undefined),
    signMessage: vi.fn(async () => 'signature'),
    switchNetwork: vi.fn(async () => undefined),
    switchAddress: vi.fn(),
    preparePairing: vi.fn(async () => undefined),
    openPairingLink: vi.fn(),
  }
  const loadConnections = vi.fn(() => (fails ? Promise.reject(offline) : Promise.resolve(connections)))
  const context = {
    ...made.context,
    kitState: new Map(),
    pendingLoads: new Set(),
    connections: isLoaded ? connections : undefined,
    loadConnections,
  }
  const kit = { _internal: context } as unknown as KitHandle<WalletsContext>
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  return { ...made, kit, connector, connections, loadConnections, warn }
}

afterEach(() => {
  vi.restoreAllMocks()
})

const wallet = { name: 'Sample', mobile_link: 'sample:' }
const network = { id: 1, caipNetworkId: 'eip155:1' } as const

describe.each([true, false])('where the code is loaded before (%s)', (isLoaded) => {
  it.each([
    ['forget', [undefined], (kit) => disconnect(kit)],
    ['forget', ['eip155'], (kit) => disconnect(kit, { namespace: 'eip155' })],
    ['signMessage', ['eip155', 'Hello'], (kit) => signMessage(kit, { message: 'Hello' })],
    ['switchAddress', ['eip155', '0x2'], (kit) => switchAddress(kit, { address: '0x2' })],
    [
      'switchAddress',
      ['solana', 'So1'],
      (kit) => switchAddress(kit, { address: 'So1', namespace: 'solana' }),
    ],
    ['switchNetwork', ['eip155:1'], (kit) => switchNetwork(kit, { network })],
    [
      'openPairingLink',
      [{ wallet, platform: 'mobile' }],
      (kit) => openPairingLink(kit, { wallet, platform: 'mobile' }),
    ],
  ] as const satisfies [string, unknown[], (kit: KitHandle<WalletsContext>) => unknown][])(
    '%s receives %j',
    async (name, parameters, act) => {
      const { kit, connections, loadConnections } = start({ isLoaded })
      await act(kit)
      await vi.waitFor(() =>
        expect(connections[name]).toHaveBeenCalledExactlyOnceWith(...(parameters as unknown as [])),
      )
      expect(loadConnections).toHaveBeenCalledTimes(isLoaded ? 0 : 1)
    },
  )
})

it('prepares pairing', async () => {
  const { kit, connections } = start()
  await preparePairing(kit)
  expect(connections.preparePairing).toHaveBeenCalledTimes(1)
})

it('opens a link within the click where the code is loaded', () => {
  const { kit, connections } = start({ isLoaded: true })
  openPairingLink(kit, { wallet, platform: 'mobile' })
  expect(connections.openPairingLink).toHaveBeenCalledTimes(1)
})

it.each<[name: string, leave: (kit: KitHandle<WalletsContext>) => unknown]>([
  ['cancels', (kit) => cancelConnect(kit)],
  ['disconnects', (kit) => disconnect(kit, { namespace: 'eip155' })],
])('opens no link where the host %s while the code is loading', async (_, leave) => {
  const { kit, connections } = start()
  openPairingLink(kit, { wallet, platform: 'mobile' })
  await leave(kit)
  await settle()
  expect(connections.openPairingLink).not.toHaveBeenCalled()
})

// F25
describe('code that failed to load', () => {
  it.each([
    ['Code failed to load.', (kit: KitHandle<WalletsContext>) => disconnect(kit)],
    [
      'The link to a wallet could not be opened.',
      (kit: KitHandle<WalletsContext>) => openPairingLink(kit, { wallet, platform: 'mobile' }),
    ],
  ])('is reported: %s', async (message, act) => {
    const { kit, warn } = start({ fails: true })
    await act(kit)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    expect(String(warn.mock.lastCall?.[0])).toContain(message)
  })

  it('is not reported of a kit that was destroyed', async () => {
    const { kit, warn, lifetime } = start({ fails: true })
    lifetime.abort()
    await disconnect(kit)
    openPairingLink(kit, { wallet, platform: 'mobile' })
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    expect(warn).not.toHaveBeenCalled()
  })
})

it('loads nothing to disconnect where nothing was connected', async () => {
  const { kit, loadConnections } = start({ states: {} })
  await disconnect(kit)
  expect(loadConnections).not.toHaveBeenCalled()
})

it('loads nothing to sign where nothing is connected', async () => {
  const { kit, loadConnections } = start({ states: {} })
  await expect(signMessage(kit, { message: 'Hello' })).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  expect(loadConnections).not.toHaveBeenCalled()
})

describe('connect', () => {
  const connectorId = 'one.test'

  it.each([
    ['all that it serves and the kit offers', undefined, ['eip155', 'solana']],
    ['each family once', ['solana', 'solana'], ['solana']],
    ['no family that it does not serve', ['bip122', 'eip155'], ['eip155']],
    ['no family that the kit does not offer', ['polkadot', 'eip155'], ['eip155']],
  ] as const)('asks for %s', async (_, namespaces, expected) => {
    const served = { namespaces: ['eip155', 'solana', 'polkadot'] as const }
    const { kit, connections, connector } = start({ details: served })
    const options = { signal: undefined, restart: true, uri: 'wc:1' }
    await connect(kit, { connectorId, ...options, ...(namespaces && { namespaces }) } as never)
    expect(connections.connect).toHaveBeenCalledExactlyOnceWith({
      connector,
      namespaces: expected,
      ...options,
    })
  })

  it('returns the account of the active family, else the first', async () => {
    const { kit, connections } = start()
    await expect(connect(kit, { connectorId })).resolves.toEqual({
      address: eip155.address,
      caipNetworkId: eip155.caipNetworkId,
      connected: { solana, eip155 },
    })
    connections.connect.mockResolvedValueOnce({ solana })
    await expect(connect(kit, { connectorId })).resolves.toMatchObject({ address: 'So1' })
  })

  it.each([['polkadot'], ['bip122']] as const)('refuses where only %s is asked for', async (namespace) => {
    const { kit, connections } = start({ details: { namespaces: ['eip155', 'polkadot'] } })
    await expect(connect(kit, { connectorId, namespaces: [namespace] })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      context: { connectorId },
    })
    expect(connections.connect).not.toHaveBeenCalled()
  })

  it('refuses an unknown wallet', async () => {
    const { kit } = start()
    await expect(connect(kit, { connectorId: 'none.test' })).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
      context: { connectorId: 'none.test' },
    })
  })

  it('is aborted where it was given up while the code was loading, whether or not the wallet is still there', async () => {
    const { kit } = start()
    const connecting = connect(kit, { connectorId: 'none.test' })
    cancelConnect(kit)
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
  })

  it('is aborted where everything has left again', async () => {
    const { kit, connections } = start()
    connections.connect.mockResolvedValueOnce({})
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
  })
})
