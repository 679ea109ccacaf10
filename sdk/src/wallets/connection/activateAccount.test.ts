import { describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { Connector } from '../connectors/Connector.ts'
import { createConnector } from '../connectors/testConnectors.test.helper.ts'
import { activateAccount } from './activateAccount.ts'
import { connectedTo, createConnectionContext } from './connectionContext.test.helper.ts'
import { readNetworkChoice, storeNetworkChoice } from './networkChoice.ts'

function accept(
  choice?: CaipNetworkId,
  {
    options = {},
    state = connectedTo(),
    isSupported = true,
    moves = (): Promise<void> => Promise.resolve(),
    connector = undefined as Connector | undefined,
  } = {},
) {
  const parts = createConnectionContext({ eip155: state }, { options, ...(connector && { connector }) })
  const { context, effects, stores } = parts
  stores.networks.set({ ...stores.networks.getState(), isSupported })
  const moveWallet = vi.fn(moves)
  if (choice) storeNetworkChoice(context.storage, choice)
  activateAccount(context, effects, { namespace: 'eip155', reason: 'connect', moveWallet })
  return { ...parts, moveWallet }
}

const declines = (): Promise<void> => Promise.reject(new Error('declined'))

describe('a wallet that has become active', () => {
  it.each([undefined, 'eip155:1', 'eip155:10', 'solana:1'] as const)(
    'goes on where %s was chosen',
    (choice) => {
      const { calls, moveWallet } = accept(choice)
      expect(calls).toEqual([['accountConnected', 'connect']])
      expect(moveWallet).not.toHaveBeenCalled()
    },
  )

  it('is first moved to the network that was chosen', async () => {
    const { calls, moveWallet, context } = accept('eip155:137')
    expect(moveWallet).toHaveBeenCalledExactlyOnceWith({
      connector: context.getConnector('eip155'),
      network: expect.objectContaining({ caipNetworkId: 'eip155:137' }),
    })
    await Promise.resolve()
    expect(calls).toEqual([])
  })

  it.each([
    ['of a session that leaves it out', ['eip155:1'], undefined, 0],
    ['of a session that has it', ['eip155:1', 'eip155:137'], undefined, 1],
    ['that names no networks', [], undefined, 1],
    ['that adds networks to its session', ['eip155:1'], 'MetaMask Wallet', 1],
  ] as const)('a paired wallet %s is asked for it, or left alone', (_, approved, name, times) => {
    const connector = {
      ...createConnector({ storedId: 'one.test' }),
      getApprovedNetworkIds: () => approved,
      getWallet: () => (name ? { name } : undefined),
    }
    const { calls, moveWallet, notices, context } = accept('eip155:137', { connector })
    expect(moveWallet).toHaveBeenCalledTimes(times)
    if (times === 1) return
    expect(calls).toEqual([['accountConnected', 'connect']])
    expect(notices.showToast).not.toHaveBeenCalled()
    expect(readNetworkChoice(context.storage, 'eip155')).toBeUndefined()
  })

  it('stays where it is when the move is declined, and says so', async () => {
    const { calls, notices } = accept('eip155:137', { moves: declines })
    await vi.waitFor(() => expect(calls).toEqual([['accountConnected', 'connect']]))
    expect(notices.showToast).toHaveBeenCalledExactlyOnceWith({
      key: 'networkSwitchDeclined',
      variant: 'error',
    })
  })

  it('that has changed meanwhile is not accepted twice', async () => {
    const { calls, notices, stores } = accept('eip155:137', { moves: declines })
    stores.connection.set({
      ...stores.connection.getState(),
      namespaces: { eip155: connectedTo('eip155:1', '0x2') },
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toEqual([])
    expect(notices.showToast).not.toHaveBeenCalled()
  })

  it('without a connector goes on', () => {
    const { calls } = accept('eip155:137', { state: { status: 'disconnected' } as never })
    expect(calls).toEqual([['accountConnected', 'connect']])
  })
})

// F17
it.each([
  [{}, false, 'networkUnsupported'],
  [{}, true, 'accountConnected'],
  [{ enableNetworkSwitch: false }, false, 'accountConnected'],
  [{ allowUnsupportedChain: true }, false, 'accountConnected'],
])('with %j, on an offered network: %s', (options, isSupported, effect) => {
  const { calls } = accept(undefined, { options, isSupported })
  expect(calls.map(([name]) => name)).toEqual([effect])
})

it.each([
  ['a wallet of the page', { basic: true }, 'announced', ['networkUnsupported']],
  ['a paired wallet', {}, 'walletConnect', ['networkUnsupported']],
  [
    'a wallet that was paired by the code alone',
    { basic: true },
    'walletConnect',
    ['accountConnected', 'connect'],
  ],
] as const)('on a network that is not offered: %s', (_, options, connectorId, call) => {
  const { calls } = accept(undefined, {
    options,
    state: { ...connectedTo(), connectorId },
    isSupported: false,
  })
  expect(calls).toEqual([call])
})
