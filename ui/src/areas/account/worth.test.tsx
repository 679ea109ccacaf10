// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openConnected } from '../../test/openConnected.ts'
import { type StubbedServices, stubServices, usdcAddress } from '../../test/stubServices.ts'
import { networks, type TestKitOptions } from '../../test/testKit.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const withoutPrice = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 0,
  price: 0,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: '',
}

const hostToken = { tokens: { 'eip155:1': { address: usdcAddress } } }

async function openAccount(services: StubbedServices = {}, options: TestKitOptions = {}) {
  stubServices(services)
  const { screen } = await openConnected('Account', options)
  return screen
}

it('an account is headed by what its tokens are worth together, and by nothing else', async () => {
  const screen = await openAccount()
  expect((await screen.findByTestId('w3m-account-total')).textContent).toBe('$3,250.00')
  expect(screen.queryByTestId('w3m-account-balance')).toBeNull()
})

it.each<[string, StubbedServices, TestKitOptions]>([
  ['no token has a price', { service: { '/balance': { balances: [withoutPrice] } } }, {}],
  ['no token is listed', { service: { '/balance': { balances: [] } } }, {}],
  ['the tokens take long', { service: { '/balance': () => new Promise<Response>(() => {}) } }, {}],
  ['the network is one for tests', {}, { networks: [{ ...networks[0], testnet: true }] }],
  ['the tokens cannot be read', { service: { '/balance': 400 } }, {}],
])('by the balance of the coin where %s', async (_, services, options) => {
  const screen = await openAccount(services, options)
  expect((await screen.findByTestId('w3m-account-balance')).textContent).toBe('1.500 ETH')
  expect(screen.queryByTestId('w3m-account-total')).toBeNull()
})

it('by the token that the host app has chosen', async () => {
  // Its balance cannot be read here, and the sum does not take its place.
  const screen = await openAccount({ node: { eth_call: new Error('no token') } }, hostToken)
  await screen.findByText('Balance unavailable. Retrying automatically.')
  expect(screen.queryByTestId('w3m-account-total')).toBeNull()
})
