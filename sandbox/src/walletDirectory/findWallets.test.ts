import { expect, test } from 'vitest'
import { createDirectory, directorySize } from './createDirectory.ts'
import { findWallets } from './findWallets.ts'

const { wallets, drawWalletImage } = createDirectory('test')
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('the directory has 600 wallets with unique ids and names, the known ones first', () => {
  expect(wallets).toHaveLength(directorySize)
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(directorySize)
  expect(new Set(wallets.map(({ name }) => name)).size).toBe(directorySize)
  expect(wallets[0]).toMatchObject({ id: metaMask, name: 'MetaMask' })
})

test('the directory depends on the seed only', () => {
  expect(createDirectory('test').wallets).toEqual(wallets)
  expect(createDirectory('other').wallets).not.toEqual(wallets)
})

test("the sandbox's wallets are listed, outside the four recommended", () => {
  const own = findWallets(wallets, { rdns: ['dev.wallet-kit.sandbox', 'dev.wallet-kit.second'] })
  expect(own.data.map(({ name }) => name)).toEqual(['Sandbox Wallet', 'Second Wallet'])
  const recommended = findWallets(wallets, { page: 1, entries: 4 }).data
  expect(recommended.some(({ rdns }) => rdns?.startsWith('dev.wallet-kit.'))).toBe(false)
})

test('every listed image exists, and no other', async () => {
  const imageIds = wallets.flatMap(({ image_id }) => image_id ?? [])
  expect(imageIds.length).toBeLessThan(directorySize)
  const images = await Promise.all(imageIds.map((imageId) => drawWalletImage(imageId)))
  expect(images.every((svg) => svg?.startsWith('<svg '))).toBe(true)
  expect(drawWalletImage('00000000-0000-4000-8000-000000000000')).toBeUndefined()
})

test('pages have no gaps or overlaps, and count is the total', () => {
  const pages = [1, 2, 3].map((page) => findWallets(wallets, { page, entries: 250 }))
  expect(pages.map(({ data }) => data.length)).toEqual([250, 250, 100])
  expect(pages.flatMap(({ data }) => data)).toEqual(wallets)
  expect(pages.every(({ count }) => count === directorySize)).toBe(true)
  expect(findWallets(wallets, { page: 99, entries: 40 })).toEqual({ data: [], count: directorySize })
})

test('filters are combined', () => {
  const filters = { chains: ['eip155:137'], badge_type: 'certified', exclude: [metaMask] } as const
  const { data, count } = findWallets(wallets, { ...filters, entries: 600 })
  expect(count).toBe(data.length)
  expect(count).toBeGreaterThan(20)
  for (const wallet of data) {
    expect(wallet.chains).toContain('eip155:137')
    expect(wallet.badge_type).toBe('certified')
    expect(wallet.id).not.toBe(metaMask)
  }
})

test('include finds wallets by id, ignoring case', () => {
  expect(findWallets(wallets, { include: [metaMask.toUpperCase()] }).data.map(({ name }) => name)).toEqual([
    'MetaMask',
  ])
})

test('a search matches words in any order and ranks the best match first', () => {
  const target = wallets[300]
  const words = target?.name.toUpperCase().split(' ').reverse().join('  ') ?? ''
  expect(findWallets(wallets, { search: ` ${words} ` }).data).toContain(target)
  expect(findWallets(wallets, { search: target?.name ?? '' }).data[0]).toBe(target)
})

test('a search without a match returns nothing', () => {
  expect(findWallets(wallets, { search: 'no such wallet anywhere' })).toEqual({ data: [], count: 0 })
})
