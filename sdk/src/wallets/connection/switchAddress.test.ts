// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { checkSignIn } from '../../signIn/siwx/checkSignIn.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  secondSolanaAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { signMessage } from './signMessage.ts'
import { switchAddress } from './switchAddress.ts'

const connectorId = 'test.wallet'
const addressesOf = (kit: ReturnType<typeof createTestKit>) =>
  kit.getAccount().allAccounts.map(({ address }) => address)

async function connected(options: Parameters<typeof createTestKit>[0] = {}) {
  const wallet = createTestWallet()
  const kit = createTestKit(options)
  await connect(kit, { connectorId })
  return { wallet, kit }
}

describe('a switch of addresses', () => {
  it('makes a shared account the active one, without asking the wallet', async () => {
    const { wallet, kit } = await connected()
    expect(addressesOf(kit)).toEqual([firstAddress, secondAddress])
    const asked = wallet.requests.length
    const heard = vi.fn()
    kit.subscribeAccount(heard)
    await switchAddress(kit, { address: secondAddress.toLowerCase() })
    expect(kit.getCaipAddress()).toBe(`eip155:1:${secondAddress}`)
    expect(addressesOf(kit)).toEqual([secondAddress, firstAddress])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(wallet.requests).toHaveLength(asked)
  })

  it('has the wallet sign with that account', async () => {
    const { wallet, kit } = await connected()
    await switchAddress(kit, { address: secondAddress })
    await signMessage(kit, { message: 'Hello' })
    expect(wallet.requests.at(-1)).toMatchObject({
      method: 'personal_sign',
      params: ['0x48656c6c6f', secondAddress],
    })
  })

  it('is refused for an account that is not shared, and without a wallet', async () => {
    const { kit } = await connected()
    const address = '0x000000000000000000000000000000000000dEaD'
    await expect(switchAddress(kit, { address })).rejects.toMatchObject({ code: 'ADDRESS_NOT_SHARED' })
    expect(kit.getAddress()).toBe(firstAddress)
    await expect(switchAddress(kit, { address, namespace: 'solana' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  })

  it('ends when the wallet itself moves to another account', async () => {
    const { wallet, kit } = await connected()
    await switchAddress(kit, { address: secondAddress })
    wallet.emit('accountsChanged', [firstAddress, secondAddress])
    expect(kit.getAddress()).toBe(secondAddress)
    wallet.emit('accountsChanged', [secondAddress, firstAddress])
    wallet.emit('accountsChanged', [firstAddress, secondAddress])
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('makes the family of the account the active one', async () => {
    createTestSolanaWallet()
    createTestWallet()
    const kit = createTestKit(twoFamilies)
    await settle()
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    await connect(kit, { connectorId })
    expect(kit.getActiveChainNamespace()).toBe('eip155')
    await switchAddress(kit, { address: secondSolanaAddress, namespace: 'solana' })
    expect(kit.getActiveChainNamespace()).toBe('solana')
    expect(kit.getAddress()).toBe(secondSolanaAddress)
    expect(kit.getAddress('eip155')).toBe(firstAddress)
    await switchAddress(kit, { address: firstSolanaAddress })
    expect(kit.getAddress()).toBe(firstSolanaAddress)
  })
})

describe('after a reload', () => {
  async function reload(change: (storage: ReturnType<typeof createMemoryStorage>) => void = () => undefined) {
    const storage = createMemoryStorage()
    const memory = createMemoryStorage()
    const wallet = createTestWallet({ storage: memory })
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    await switchAddress(kit, { address: secondAddress })
    kit.destroy()
    change(storage)
    const next = createTestKit({ storage })
    expect(next.getAccount().lastAddress).toBe(storage.getItem('@appkit/eip155:address') ?? undefined)
    await next.ready()
    return { next, storage, wallet }
  }

  it('is still the account that the visitor has picked', async () => {
    const { next, storage } = await reload()
    expect(next.getAddress()).toBe(secondAddress)
    await next.disconnect()
    expect([...storage.entries.keys()].filter((key) => key.includes('address'))).toEqual([])
  })

  // T25
  it.each([
    ['the wallet has moved', '@appkit/eip155:picked_over', '0x3'],
    ['the account is not shared', '@appkit/eip155:address', '0x000000000000000000000000000000000000dEaD'],
    ['storage has been tampered with', '@appkit/eip155:picked_over', '<img src=x>'],
  ])('is the account of the wallet where %s', async (_, key, value) => {
    const { next } = await reload((storage) => storage.setItem(key, value))
    expect(next.getAddress()).toBe(firstAddress)
  })
})

// F20
it('is followed by another tab, which writes nothing in return', async () => {
  const storage = createMemoryStorage()
  const { kit } = await connected({ storage })
  const other = createTestKit({ storage })
  await other.ready()
  await switchAddress(kit, { address: secondAddress })
  const write = vi.spyOn(storage, 'setItem')
  window.dispatchEvent(new StorageEvent('storage', { key: '@appkit/eip155:address' }))
  await vi.waitFor(() => expect(other.getAddress()).toBe(secondAddress))
  expect(write.mock.calls.filter(([key]) => key.includes('address'))).toEqual([])
})

// T9
it('ends the session of the other account before anyone sees the new one', async () => {
  const sessionOf = (accountAddress: string) =>
    ({ data: { accountAddress, chainId: 'eip155:1' }, message: '', signature: '' }) as never
  const siwx = {
    createMessage: async ({
      accountAddress,
      chainId,
    }: {
      accountAddress: string
      chainId: `eip155:${string}`
    }) => createSIWXMessage({ accountAddress, chainId }),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async (_: string, address: string) =>
      address === firstAddress ? [sessionOf(firstAddress)] : [],
  }
  const { kit } = await connected({ siwx: siwx as never })
  await checkSignIn(kit)
  await settle()
  expect(kit.stores.signIn.getState().status).toBe('authenticated')
  const pairs: string[] = []
  kit.subscribeAccount(({ address }) => pairs.push(`${address} ${kit.stores.signIn.getState().status}`))
  await switchAddress(kit, { address: secondAddress })
  expect(pairs).toEqual([expect.stringMatching(new RegExp(`^${secondAddress} (?!authenticated)`))])
  await settle()
  expect(kit.stores.signIn.getState().status).toBe('needed')
  expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
})
