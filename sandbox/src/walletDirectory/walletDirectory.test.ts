import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'
import { knownWallets } from './knownWallets.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const base = '/wallet-directory'

async function getWallets(query: Record<string, string>) {
  const response = await sandbox.get(
    `${base}/getWallets?${new URLSearchParams({ projectId: 'test', ...query })}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as {
    data: { name: string; image_id: string | null; chains: string[] }[]
    count: number
  }
}

test('supports pages of 40, search, and filters in the query', async () => {
  const first = await getWallets({ page: '1', entries: '40', chains: 'eip155:1,eip155:137' })
  const second = await getWallets({ page: '2', entries: '40', chains: 'eip155:1,eip155:137' })
  expect(first.data).toHaveLength(40)
  expect(first.count).toBeGreaterThan(400)
  expect(first.count).toBeLessThan(600)
  expect(new Set([...first.data, ...second.data].map(({ name }) => name)).size).toBe(80)
  expect((await getWallets({ search: '  metamask ' })).data.map(({ name }) => name)).toEqual(['MetaMask'])
  const certified = await getWallets({ badge_type: 'certified', entries: '200' })
  expect(certified.count).toBe(certified.data.length)
})

test('the chains filter finds Solana wallets, combined with search', async () => {
  const chains = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const found = await getWallets({ chains, entries: '200' })
  const names = found.data.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['Phantom', 'Solflare', 'MetaMask', 'Sandbox Wallet', 'Sandbox Solana Wallet']),
  )
  expect(names).not.toContain('Safe')
  expect(names).not.toContain('Second Wallet')
  expect(found.data.every((wallet) => wallet.chains.includes(chains))).toBe(true)
  const onBoth = async (search: string, network: string) =>
    (await getWallets({ chains: network, search })).data.map(({ name }) => name)
  expect(await onBoth('solflare', chains)).toEqual(['Solflare'])
  expect(await onBoth('solflare', 'eip155:1')).toEqual([])
  expect(
    (await getWallets({ chains: 'eip155:1', entries: '200' })).data.map(({ name }) => name),
  ).not.toContain('Sandbox Solana Wallet')
})

test('wallets that visitors know have an app on their phone', async () => {
  for (const { name, scheme } of knownWallets) {
    const [wallet] = (await getWallets({ search: name })).data.filter((one) => one.name === name)
    expect(wallet, name).toMatchObject({
      mobile_link: `${scheme}://`,
      app_store: expect.stringMatching(/^https:/),
      play_store: expect.stringMatching(/^https:/),
    })
  }
})

test('a wallet that is known by its web app has one, whatever the seed', async () => {
  const { data } = await getWallets({ search: 'MathWallet' })
  expect(data[0]).toMatchObject({ name: 'MathWallet', webapp_link: 'https://mathwallet.example' })
})

test.each(['MetaMask', 'Bitget Wallet', 'Sandbox Wallet'])(
  'the image of %s cannot run scripts',
  async (name) => {
    const { data } = await getWallets({ entries: '1', search: name })
    const response = await sandbox.get(`${base}/getWalletImage/${data[0]?.image_id}?projectId=test`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(/^<svg /)
  },
)

test.each([
  ['public/getTokenImage/ETH', 200],
  ['public/getTokenImage/NOPE', 404],
  ['public/getCurrencyImage/USD', 200],
  ['public/getCurrencyImage/XXX', 404],
  ['public/getAssetImage/unknown', 404],
  ['getWalletImage/unknown?projectId=test', 404],
])('%s answers %d', async (path, status) => {
  expect((await sandbox.get(`${base}/${path}`)).status).toBe(status)
})

test('networks have images', async () => {
  for (const { imageId } of (await sandbox.describe()).chains) {
    expect((await sandbox.get(`${base}/public/getAssetImage/${imageId}`)).status).toBe(200)
  }
})

test.each(['getWallets', 'getWalletImage/x', 'getAnalyticsConfig'])(
  '%s wants to know the project',
  async (path) => {
    const response = await sandbox.get(`${base}/${path}`)
    expect([response.status, await response.text()]).toEqual([401, 'Project id required'])
  },
)

test('an invalid parameter is named', async () => {
  const response = await sandbox.get(`${base}/getWallets?projectId=test&page=zero`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('query.page')
})

test('allows every origin', async () => {
  const response = await sandbox.get(`${base}/getAnalyticsConfig?projectId=test`, {
    headers: { origin: 'https://app.example' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toEqual({ isAnalyticsEnabled: true })
})
