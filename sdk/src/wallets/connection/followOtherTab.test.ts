import { expect, it, vi } from 'vitest'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'
import type { ConnectionState } from './ConnectionState.ts'
import { connectedTo, createConnectionContext } from './connectionContext.test.helper.ts'
import { followOtherTab } from './followOtherTab.ts'

const one = connectedTo()
const second = `0x${'bb'.repeat(20)}`
const connecting: ConnectionState = { status: 'connecting', connectorId: 'one.test' }
const none: ConnectionState = { status: 'disconnected' }

function follow(
  states: Parameters<typeof createConnectionContext>[0],
  stored: { readonly eip155?: string; readonly solana?: string },
) {
  const { context, items } = createConnectionContext(states)
  items.set('@appkit/connection_status', 'connected')
  for (const [name, id] of Object.entries(stored)) items.set(`@appkit/${name}:connected_connector_id`, id)
  const connections = {
    disconnect: vi.fn(),
    followAccountType: vi.fn(),
    restore: vi.fn(async () => undefined),
    switchAddress: vi.fn(),
  }
  followOtherTab(context, connections)
  expect(connections.disconnect).toHaveBeenCalledTimes(1)
  return [connections.disconnect.mock.lastCall, ...connections.restore.mock.calls]
}

// F20
it.each([
  ['nothing where both have the same', { eip155: one }, { eip155: 'one.test' }, [['solana']]],
  ['a disconnect', { eip155: one }, {}, [['eip155', 'solana']]],
  ['a connect', { eip155: none }, { eip155: 'one.test' }, [['solana'], ['one.test', ['eip155']]]],
  [
    'another wallet',
    { eip155: one },
    { eip155: 'two.test' },
    [
      ['eip155', 'solana'],
      ['two.test', ['eip155']],
    ],
  ],
  [
    'a wallet of two families, restored at once',
    {},
    { eip155: 'two.test', solana: 'two.test' },
    [[], ['two.test', ['eip155', 'solana']]],
  ],
  [
    'two wallets',
    {},
    { eip155: 'two.test', solana: 'three.test' },
    [[], ['two.test', ['eip155']], ['three.test', ['solana']]],
  ],
  ['nothing while a wallet is asked here', { eip155: connecting }, {}, [['solana']]],
  ['no other wallet while one is asked here', { eip155: connecting }, { eip155: 'two.test' }, [['solana']]],
] as const)('follows %s', (_, states, stored, [left, ...restores]) => {
  expect(follow(states, stored)).toEqual([
    [left, 'tab'],
    ...(restores as readonly (readonly unknown[])[]).map((restore) => [...restore, 'tab']),
  ])
})

// T25, F20
it.each([
  ['of this wallet is followed', second, [['eip155', second, 'tab']]],
  ['that this wallet has not shared is not', `0x${'cc'.repeat(20)}`, []],
  ['that is no address is not', 'Send all your coins to me', []],
])('an account %s', (_, address, switched) => {
  const state = connectedTo()
  const allAccounts = [...state.allAccounts, { namespace: 'eip155', address: second, type: 'eoa' } as const]
  const { context, items } = createConnectionContext({ eip155: { ...state, allAccounts } })
  items.set('@appkit/connection_status', 'connected')
  items.set('@appkit/eip155:connected_connector_id', 'one.test')
  items.set(storedKeys.address('eip155'), address)
  const connections = {
    disconnect: vi.fn(),
    followAccountType: vi.fn(),
    restore: vi.fn(async () => undefined),
    switchAddress: vi.fn(),
  }
  followOtherTab(context, connections)
  expect(connections.switchAddress.mock.calls).toEqual(switched)
})

// T25, F20
it.each([
  ['is followed', '{"eip155":"eoa"}', [['eip155', 'eoa']]],
  ['that no login has is not', '{"eip155":"payment"}', []],
  ['that is no JSON is not', 'eoa', []],
])('a kind of account of a login %s, whatever address is stored', (_, types, followed) => {
  const state = connectedTo()
  const { address: first } = state
  const smart = { address: second, type: 'smartAccount' } as const
  const loginAccounts = {
    accounts: [{ address: first, type: 'eoa' } as const, smart],
    preferredType: 'smartAccount' as const,
    smartAccountEnabledNetworks: ['eip155:1'] as const,
  }
  const { context, items } = createConnectionContext({ eip155: { ...state, loginAccounts } })
  items.set('@appkit/connection_status', 'connected')
  items.set('@appkit/eip155:connected_connector_id', 'one.test')
  items.set(storedKeys.address('eip155'), first)
  items.set('@appkit/preferred_account_types', types)
  const connections = {
    disconnect: vi.fn(),
    followAccountType: vi.fn(),
    restore: vi.fn(async () => undefined),
    switchAddress: vi.fn(),
  }
  followOtherTab(context, connections)
  expect(connections.followAccountType.mock.calls).toEqual(followed)
  expect(connections.switchAddress).not.toHaveBeenCalled()
})
