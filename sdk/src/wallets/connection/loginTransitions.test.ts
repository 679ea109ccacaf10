import { describe, expect, it } from 'vitest'
import type { LoginAccounts } from '../../chains/namespaces/LoginAccounts.ts'
import type { Connected, ConnectionState } from './ConnectionState.ts'
import { type ConnectionEvent, nextConnectionState } from './connectionTransitions.ts'

const key = { address: '0x1', type: 'eoa' } as const
const contract = { address: '0x2', type: 'smartAccount' } as const
const loginAccounts: LoginAccounts = {
  accounts: [key, contract],
  preferredType: 'smartAccount',
  smartAccountEnabledNetworks: ['eip155:1'],
}
const info = {
  user: { email: 'alice@mail.example' },
  authProvider: 'email',
  accountType: 'eoa',
  isSmartAccountDeployed: true,
} as const
const other = { ...info, user: { email: 'bob@mail.example' } }

/** The account of a login whose frame shares these addresses. */
function logIn(change: Partial<LoginAccounts> = {}, caipNetworkId: 'eip155:1' | 'eip155:137' = 'eip155:1') {
  return nextConnectionState(
    { status: 'connecting', connectorId: 'ID_AUTH' },
    {
      type: 'answered',
      connectorId: 'ID_AUTH',
      accounts: [{ namespace: 'eip155', ...key }],
      caipNetworkId,
      embeddedWalletInfo: info,
      loginAccounts: { ...loginAccounts, ...change },
    },
  ) as Connected
}

const listed = (state: ConnectionState) =>
  state.status === 'connected' ? state.allAccounts.map(({ address }) => address) : []

describe('the account of a login', () => {
  it.each([
    ['of the preferred kind', {}, 'eip155:1', ['0x2', '0x1'], 'smartAccount'],
    ['of the key, where that is preferred', { preferredType: 'eoa' }, 'eip155:1', ['0x1', '0x2'], 'eoa'],
    ['of the key, on a network without smart accounts', {}, 'eip155:137', ['0x1'], 'eoa'],
    [
      'of the contract, where there is no other',
      { accounts: [contract] },
      'eip155:137',
      ['0x2'],
      'smartAccount',
    ],
  ] as const)('is that %s', (_, change, caipNetworkId, addresses, accountType) => {
    const state = logIn(change, caipNetworkId)
    expect(state).toMatchObject({ address: addresses[0], embeddedWalletInfo: { accountType } })
    expect(state.allAccounts.every(({ namespace }) => namespace === 'eip155')).toBe(true)
    expect(listed(state)).toEqual(addresses)
  })

  it('follows the network in one step, with what is known of its contract there', () => {
    const away = nextConnectionState(logIn(), { type: 'chainChanged', caipNetworkId: 'eip155:137' })
    expect(away).toMatchObject({
      address: '0x1',
      caipNetworkId: 'eip155:137',
      loginAccounts,
      embeddedWalletInfo: { accountType: 'eoa', isSmartAccountDeployed: false },
    })
    const back = nextConnectionState(away, { type: 'chainChanged', caipNetworkId: 'eip155:1' })
    expect(back).toMatchObject({ address: '0x2', embeddedWalletInfo: { isSmartAccountDeployed: false } })
  })

  it.each<[string, ConnectionEvent]>([
    ['the preferred kind', { type: 'accountTypePreferred', accountType: 'eoa' }],
    ['the account', { type: 'accountPicked', address: '0x1' }],
  ])('follows a choice of %s', (_, event) => {
    const next = nextConnectionState(logIn(), event)
    expect(next).toMatchObject({
      address: '0x1',
      loginAccounts: { preferredType: 'eoa' },
      embeddedWalletInfo: { accountType: 'eoa', isSmartAccountDeployed: true },
    })
    expect(next).not.toHaveProperty('walletAddress')
    expect(nextConnectionState(next, event)).toBe(next)
  })

  it('is not what the frame’s wallet lists first, and ends with its list', () => {
    const state = logIn()
    const report = (accounts: Connected['allAccounts']) =>
      nextConnectionState(state, { type: 'accountsChanged', accounts })
    expect(report([{ namespace: 'eip155', ...key }])).toBe(state)
    expect(report([])).toEqual({ status: 'disconnected' })
  })

  it('follows networks and deployment as they become known', () => {
    const state = logIn({}, 'eip155:137')
    const learn = (facts: object) => nextConnectionState(state, { type: 'loginAccountsKnown', ...facts })
    expect(learn({})).toBe(state)
    expect(learn({ smartAccountEnabledNetworks: ['eip155:1'] })).toBe(state)
    expect(learn({ smartAccountEnabledNetworks: ['eip155:1', 'eip155:137'] })).toMatchObject({
      address: '0x2',
    })
    expect(learn({ deployment: { caipNetworkId: 'eip155:1', isDeployed: false } })).toBe(state)
    expect(learn({ deployment: { caipNetworkId: 'eip155:137', isDeployed: false } })).toMatchObject({
      embeddedWalletInfo: { isSmartAccountDeployed: false },
    })
  })

  it('keeps its kind when its owner changes their name', () => {
    const next = nextConnectionState(logIn(), { type: 'loginChanged', user: other.user })
    expect(next).toMatchObject({ embeddedWalletInfo: { user: other.user, accountType: 'smartAccount' } })
  })
})

it('events of logins leave other wallets as they are', () => {
  const { loginAccounts: _, embeddedWalletInfo: __, ...state } = logIn()
  for (const event of [
    { type: 'accountTypePreferred', accountType: 'eoa' },
    { type: 'loginAccountsKnown', smartAccountEnabledNetworks: [] },
    { type: 'loginChanged', user: other.user },
  ] satisfies ConnectionEvent[])
    expect(nextConnectionState(state, event)).toBe(state)
})
