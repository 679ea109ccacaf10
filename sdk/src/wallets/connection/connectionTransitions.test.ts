import { userRejected } from '@wallet-kit/clients/errors/constants'
import { describe, expect, it } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { type ConnectionState, disconnectedState } from './ConnectionState.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'

const error = createError(userRejected)
const [first, second] = ['0x1', '0x2'].map((address) => ({ address }) as never) as [never, never]

const states = {
  disconnected: disconnectedState,
  failed: { status: 'disconnected', error },
  restoring: { status: 'restoring', connectorId: 'one.test' },
  connecting: { status: 'connecting', connectorId: 'one.test' },
  connected: {
    status: 'connected',
    connectorId: 'one.test',
    address: '0x1',
    allAccounts: [first, second],
    caipNetworkId: 'eip155:1',
  },
} satisfies Record<string, ConnectionState>

const answered: ConnectionEvent = {
  type: 'answered',
  connectorId: 'one.test',
  accounts: [first, second],
  caipNetworkId: 'eip155:1',
}
const events = {
  restore: { type: 'restore', connectorId: 'one.test' },
  connect: { type: 'connect', connectorId: 'one.test' },
  answered,
  'answered without accounts': { ...answered, accounts: [] },
  failed: { type: 'failed' },
  'failed with a reason': { type: 'failed', error },
  'accountsChanged to the same': { type: 'accountsChanged', accounts: [first, second] },
  accountsChanged: { type: 'accountsChanged', accounts: [second] },
  'accountsChanged to none': { type: 'accountsChanged', accounts: [] },
  'accountPicked as before': { type: 'accountPicked', address: '0x1' },
  'accountPicked that is unknown': { type: 'accountPicked', address: '0x3' },
  accountPicked: { type: 'accountPicked', address: '0x2' },
  'chainChanged to the same': { type: 'chainChanged', caipNetworkId: 'eip155:1' },
  chainChanged: { type: 'chainChanged', caipNetworkId: 'eip155:137' },
  disconnect: { type: 'disconnect' },
} satisfies Record<string, ConnectionEvent>

type Name<Group> = keyof Group & string
/** Changes of state; each other event leaves the very same state. */
const changes: Record<Name<typeof states>, Partial<Record<Name<typeof events>, ConnectionState>>> = {
  disconnected: {
    restore: states.restoring,
    connect: states.connecting,
    failed: states.disconnected,
    'failed with a reason': states.failed,
  },
  failed: {
    restore: states.restoring,
    connect: states.connecting,
    failed: states.disconnected,
    'failed with a reason': states.failed,
    disconnect: states.disconnected,
  },
  restoring: {
    connect: states.connecting,
    answered: states.connected,
    'answered without accounts': states.disconnected,
    failed: states.disconnected,
    'failed with a reason': states.failed,
    disconnect: states.disconnected,
  },
  connecting: {
    connect: states.connecting,
    answered: states.connected,
    'answered without accounts': states.disconnected,
    failed: states.disconnected,
    'failed with a reason': states.failed,
    disconnect: states.disconnected,
  },
  connected: {
    accountsChanged: { ...states.connected, address: '0x2', allAccounts: [second] },
    'accountsChanged to none': states.disconnected,
    accountPicked: {
      ...states.connected,
      address: '0x2',
      allAccounts: [second, first],
      walletAddress: '0x1',
    },
    chainChanged: { ...states.connected, caipNetworkId: 'eip155:137' },
    disconnect: states.disconnected,
  },
}

// F11
describe.each(Object.entries(states))('a connection that is %s', (name, state) => {
  it.each(Object.entries(events))('after: %s', (event, value) => {
    const expected = changes[name as Name<typeof states>][event as Name<typeof events>]
    const next = nextConnectionState(state, value)
    if (!expected) return expect(next).toBe(state)
    expect(next).toEqual(expected)
    expect('error' in next ? next.error : undefined).toBe('error' in expected ? error : undefined)
  })
})

it('restores another connector than the one that is being restored', () => {
  const next = nextConnectionState(states.restoring, { type: 'restore', connectorId: 'two.test' })
  expect(next).toEqual({ status: 'restoring', connectorId: 'two.test' })
})

it('sees a change of the order, and of one of several accounts', () => {
  const third = { address: '0x3' } as never
  for (const accounts of [
    [second, first],
    [first, third],
    [first, second, third],
  ]) {
    const next = nextConnectionState(states.connected, { type: 'accountsChanged', accounts })
    expect(next).toMatchObject({ allAccounts: accounts })
  }
})

describe('an account that the visitor has picked on this site', () => {
  const third = { address: '0x3' } as never
  const picked: ConnectionState = {
    ...states.connected,
    address: '0x2',
    allAccounts: [second, first, third],
    walletAddress: '0x1',
  }
  const report = (...accounts: never[]) => nextConnectionState(picked, { type: 'accountsChanged', accounts })

  it('stays while the wallet is where it was', () => {
    expect(report(first, second, third)).toBe(picked)
    expect(report(first, third, second)).toMatchObject({
      address: '0x2',
      allAccounts: [second, first, third],
    })
    expect(report(first, second)).toMatchObject({ address: '0x2', allAccounts: [second, first] })
  })

  it.each([
    ['moves to another account', '0x3', [third, first, second]],
    ['moves to the picked account', '0x2', [second, first, third]],
    ['no longer shares it', '0x1', [first, third]],
  ])('ends when the wallet %s', (_, address, accounts) => {
    const next = report(...accounts)
    expect(next).toMatchObject({ address, allAccounts: accounts })
    expect(next).not.toHaveProperty('walletAddress')
  })

  it('gives way to another one, and to that of the wallet', () => {
    const pick = (address: string) => nextConnectionState(picked, { type: 'accountPicked', address })
    expect(pick('0x2')).toBe(picked)
    expect(pick('0x3')).toMatchObject({ allAccounts: [third, first, second], walletAddress: '0x1' })
    const own = pick('0x1')
    expect(own).toMatchObject({ address: '0x1', allAccounts: [first, second, third] })
    expect(own).not.toHaveProperty('walletAddress')
  })

  it('is restored where the wallet has not moved meanwhile', () => {
    const restore = (address: string, walletAddress: string) =>
      nextConnectionState(states.restoring, { ...answered, choice: { address, walletAddress } })
    expect(restore('0x2', '0x1')).toEqual({
      ...states.connected,
      address: '0x2',
      allAccounts: [second, first],
      walletAddress: '0x1',
    })
    for (const [address, walletAddress] of [
      ['0x2', '0x3'],
      ['0x9', '0x1'],
      ['0x1', '0x1'],
    ] as const)
      expect(restore(address, walletAddress)).toEqual(states.connected)
  })
})
