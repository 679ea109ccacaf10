// @vitest-environment happy-dom
import { getWalletsHandler } from '@wallet-kit/clients/wallet-directory/handlers'
import { afterEach, describe, expect, it } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { CreateAppKitOptions } from '../../kit/CreateAppKitOptions.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createMemoryStorage, createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'
import { externalConnector } from '../connectors/external/externalConnector.ts'
import { getShownConnectors } from './getShownConnectors.ts'
import {
  featuredWalletsQueryOptions,
  recommendedWalletsQueryOptions,
  walletsInfiniteQueryOptions,
} from './reads.ts'
import { addRecentWallet, getRecentWallets } from './recentWallets.ts'

const baseUrl = 'http://localhost:3000/directory'
const id = (index: number) => index.toString(16).padStart(64, '0')
const names = ['Almond', 'Birch', 'Cedar', 'Damson', 'Elm']
const listed = names.map((name, index) => ({ id: id(index), name, rdns: `test.${name.toLowerCase()}` }))

/** A directory of five wallets, which does as it is asked. */
function startDirectory() {
  return onServices(
    getWalletsHandler({
      baseUrl,
      reply(request) {
        const { searchParams } = new URL(request.url)
        const list = (name: string) => searchParams.get(name)?.split(',')
        const data = listed.filter(
          (wallet) => (list('include')?.includes(wallet.id) ?? true) && !list('exclude')?.includes(wallet.id),
        )
        return { data, count: data.length }
      },
    }),
  )
}

/** Names that the kit offers once the directory has replied. */
async function readOffered(options: Partial<CreateAppKitOptions> = {}) {
  const kit = createTestKit(options)
  const client = getQueryClient(kit)
  const recommended = await client.fetchQuery(recommendedWalletsQueryOptions(kit))
  const featured = await client.fetchQuery(featuredWalletsQueryOptions(kit))
  const { pages } = await client.fetchInfiniteQuery(walletsInfiniteQueryOptions(kit))
  const toNames = (wallets: readonly { readonly name: string }[]) => wallets.map(({ name }) => name)
  return {
    connectors: toNames(getShownConnectors(kit)),
    recommended: toNames(recommended.wallets),
    featured: toNames(featured.wallets),
    all: toNames(pages.flatMap(({ wallets }) => wallets)),
  }
}

function injectWallet() {
  const { provider } = createTestWallet({ announced: false })
  Object.assign(window, { ethereum: provider })
}

afterEach(() => {
  Reflect.deleteProperty(window, 'ethereum')
})

describe('an announced wallet', () => {
  it('is hidden when it is excluded by its rdns, whatever it is called', async () => {
    startDirectory()
    createTestWallet({ rdns: 'test.almond', name: 'Renamed' })
    createTestWallet({ rdns: 'test.birch', name: 'Birch' })
    await expect(readOffered({ excludeWalletIds: [id(0)] })).resolves.toMatchObject({ connectors: ['Birch'] })
  })

  it('is hidden when it is excluded by its name, in letters of any case', async () => {
    startDirectory()
    createTestWallet({ rdns: 'elsewhere.example', name: 'ALMOND' })
    createTestWallet({ rdns: 'test.birch', name: 'Birch' })
    await expect(readOffered({ excludeWalletIds: [id(0)] })).resolves.toMatchObject({ connectors: ['Birch'] })
  })
})

describe('the injected wallet', () => {
  it('is hidden when the page has none', () => {
    expect(getShownConnectors(createTestKit())).toEqual([])
  })

  it('is shown when the page has one, unless it is excluded by its name', async () => {
    onServices(
      getWalletsHandler({
        baseUrl,
        reply: () => ({ data: [{ id: id(0), name: 'browser wallet', rdns: 'test.browser' }], count: 1 }),
      }),
    )
    injectWallet()
    await expect(readOffered()).resolves.toMatchObject({ connectors: ['Browser Wallet'] })
    await expect(readOffered({ excludeWalletIds: [id(0)] })).resolves.toMatchObject({ connectors: [] })
  })
})

describe('ids of the options', () => {
  it('includeWalletIds: the directory offers no other wallet', async () => {
    startDirectory()
    await expect(readOffered({ includeWalletIds: [id(3), id(1)] })).resolves.toMatchObject({
      recommended: ['Birch', 'Damson'],
      all: ['Birch', 'Damson'],
    })
  })

  it('excludeWalletIds: the directory offers every other wallet', async () => {
    startDirectory()
    await expect(readOffered({ excludeWalletIds: [id(0), id(4)] })).resolves.toMatchObject({
      recommended: ['Birch', 'Cedar', 'Damson'],
      all: ['Birch', 'Cedar', 'Damson'],
    })
  })

  it('featuredWalletIds: these in the order of the option, apart from the recommended ones', async () => {
    startDirectory()
    const { featured, recommended, all } = await readOffered({ featuredWalletIds: [id(4), id(1)] })
    expect(featured).toEqual(['Elm', 'Birch'])
    expect(recommended).toEqual(['Almond', 'Cedar', 'Damson'])
    expect(all.toSorted()).toEqual(names)
  })
})

it('recent wallets are two at most, though the storage has more', () => {
  const wallets = [0, 1, 2].map((index) => ({ id: id(index), name: `Wallet ${index}` }))
  const storage = createMemoryStorage({ '@appkit/recent_wallets': JSON.stringify(wallets) })
  const kit = createTestKit({ storage })
  expect(getRecentWallets(kit)).toEqual(wallets.slice(0, 2))
  addRecentWallet(kit._internal, { id: id(7), name: 'Wallet 7' })
  expect(getRecentWallets(kit).map(({ name }) => name)).toEqual(['Wallet 7', 'Wallet 0'])
})

it('the wallet that visitors log in to is not among the wallets to pick', () => {
  const details = { id: 'ID_AUTH', name: 'Secure wallet', providers: { eip155: {} as never } }
  const login = { ...externalConnector(details), type: 'AUTH' as const }
  const kit = createTestKit({ connectors: [login] })
  expect(kit.stores.connectors.getState().connectors.map(({ id }) => id)).toContain('ID_AUTH')
  expect(getShownConnectors(kit).map(({ id }) => id)).not.toContain('ID_AUTH')
})
