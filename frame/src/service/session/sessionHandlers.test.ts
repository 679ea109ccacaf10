import { expect, test, vi } from 'vitest'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { createTestService, giveKey, logIn } from '../../test/testService.test.helper.ts'

const email = 'alice@mail.example'
const solana = 'solana:mainnet'
const chain = { nativeCurrency: { symbol: 'ETH', decimals: 18 }, rpcUrl: 'http://node.example' }
const networks = {
  evm: [
    { ...chain, chainId: 1, name: 'Ethereum' },
    { ...chain, chainId: 10, name: 'Smart', bundlerUrl: 'http://bundler.example' },
  ],
  solana: { caipNetworkId: solana, rpcUrl: 'http://solana.example' },
}
const withoutSmartAccounts = {
  status: 501,
  body: { message: 'Smart accounts are not available on this network.' },
}
const loggedOut = { status: 401, body: { message: 'You are not logged in.' } }

async function setUp() {
  // Of the node: nothing is deployed.
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x' }))
  const service = await createTestService({ networks })
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  await giveKey(browser)
  const { addresses } = (await browser.call('/status')).body as {
    addresses: { eip155: `0x${string}`; solana: string; accountOwner: `0x${string}` }
  }
  return { service, browser, addresses, smartAccount: computeDeleGatorAddress(addresses.accountOwner) }
}

test('the network is one that the frame offers', async () => {
  const { browser, addresses } = await setUp()
  expect(await browser.call('/network', { chainId: 10 })).toEqual({ status: 200, body: { chainId: 10 } })
  expect(await browser.call('/network', { chainId: 5 })).toEqual({
    status: 400,
    body: { message: 'Network 5 is not available here.' },
  })
  expect((await browser.call('/status')).body).toEqual({ isConnected: true, chainId: 10, addresses })
  expect((await browser.call('/network', { chainId: solana })).body).toEqual({ chainId: solana })
  expect((await browser.call('/user')).body).toMatchObject({ chainId: solana, address: addresses.solana })
})

test('accounts of another network are read without a change to it', async () => {
  const { browser, addresses, smartAccount } = await setUp()
  expect((await browser.call('/accounts', { chainId: 10 })).body).toMatchObject({
    address: addresses.eip155,
    chainId: 10,
    accountOwner: addresses.accountOwner,
    accounts: [
      { address: smartAccount, type: 'smartAccount' },
      { address: addresses.eip155, type: 'eoa' },
    ],
  })
  expect((await browser.call('/status')).body.chainId).toBe(1)
})

test('a page chooses the network and the account that the user is described with', async () => {
  const { browser, addresses, smartAccount } = await setUp()
  const change = { chainId: 10, preferredAccountType: 'smartAccount' }
  expect((await browser.call('/user', change)).body).toMatchObject({ ...change, address: smartAccount })
  expect((await browser.call('/user')).body).toMatchObject({ ...change, address: smartAccount })
  expect((await browser.call('/preferred-account', { type: 'eoa' })).body).toEqual({
    type: 'eoa',
    address: addresses.eip155,
  })
  expect((await browser.call('/user')).body).toMatchObject({ chainId: 10, address: addresses.eip155 })
  expect((await browser.call('/preferred-account', { type: 'smartAccount' })).body).toEqual({
    type: 'smartAccount',
    address: smartAccount,
  })
  await browser.call('/network', { chainId: solana })
  expect(await browser.call('/preferred-account', { type: 'smartAccount' })).toEqual(withoutSmartAccounts)
  expect((await browser.call('/preferred-account', { type: 'eoa' })).status).toBe(200)
})

test('there are smart accounts where the network has a bundler', async () => {
  const { browser, smartAccount } = await setUp()
  expect(await browser.call('/smart-account')).toEqual(withoutSmartAccounts)
  await browser.call('/network', { chainId: 10 })
  expect((await browser.call('/smart-account')).body).toEqual({ address: smartAccount, isDeployed: false })
  await browser.call('/network', { chainId: solana })
  expect(await browser.call('/smart-account')).toEqual(withoutSmartAccounts)
})

test('a user whose login was broken off before they had a key has no addresses', async () => {
  const service = await createTestService({ networks })
  const browser = service.openBrowser()
  await logIn(service, browser, email)
  expect((await browser.call('/status')).body).toEqual({ isConnected: true, chainId: 1 })
  const broken = { status: 409, body: { message: 'This login was not completed. Log in again.' } }
  expect(await browser.call('/user')).toEqual(broken)
  expect(await browser.call('/accounts', { chainId: 1 })).toEqual(broken)
})

// T11
test('a session that is taken up by its token gets a cookie, and what was chosen', async () => {
  const { service, browser, addresses } = await setUp()
  await browser.call('/network', { chainId: 10 })
  const { token } = (await browser.call('/session-token')).body
  const other = service.openBrowser()
  expect((await other.call('/status', { token })).body).toEqual({ isConnected: true, chainId: 10, addresses })
  expect((await other.call('/user')).body.email).toBe(email)
  // The token of a visit without a user takes nothing up.
  expect((await service.openBrowser().call('/status', { token: 'a'.repeat(43) })).body).toEqual({
    isConnected: false,
    chainId: 1,
  })
})

test('signing out forgets the cookie, and nothing is told or changed after it', async () => {
  const { browser } = await setUp()
  const [name = ''] = [...browser.cookies.keys()].filter((each) => each.endsWith('frame'))
  expect(browser.cookies.has(name)).toBe(true)
  expect(await browser.call('/sign-out')).toEqual({ status: 200, body: {} })
  expect(browser.cookies.has(name)).toBe(false)
  for (const [path, body] of [
    ['/user', {}],
    ['/accounts', { chainId: 1 }],
    ['/session-token', {}],
    ['/preferred-account', { type: 'eoa' }],
    ['/smart-account', {}],
  ] as const)
    expect(await browser.call(path, body)).toEqual(loggedOut)
})
