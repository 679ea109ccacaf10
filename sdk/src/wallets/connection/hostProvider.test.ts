// @vitest-environment happy-dom
import { EventEmitter } from 'node:events'
import { BrowserProvider, verifyMessage } from 'ethers'
import { createWalletClient, custom } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  getOwnProvider,
  secondAddress,
  secondSolanaAddress,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { connect } from './connect.ts'
import { switchAddress } from './switchAddress.ts'

interface OldProvider extends Eip1193Provider {
  readonly selectedAddress?: string
  readonly isTestWallet?: boolean
  enable(): Promise<unknown>
  send(method: string, params?: unknown): Promise<unknown>
  sendAsync(
    request: { method: string; id?: number } | readonly { method: string; id?: number }[],
    callback: (error: unknown, reply?: unknown) => void,
  ): void
}

/** A connected wallet with two accounts, of which the visitor has picked the second one on this site. */
async function connectSecond() {
  const wallet = createTestWallet()
  const kit = createTestKit()
  await connect(kit, { connectorId: 'test.wallet' })
  await switchAddress(kit, { address: secondAddress })
  return { wallet, kit, provider: readProvider(kit) }
}

function readProvider(kit: AppKit): OldProvider {
  const provider = kit.getProvider('eip155')
  if (!provider) throw new Error('Not connected')
  return provider as OldProvider
}

const both = [secondAddress, firstAddress]

describe('the provider of a host app', () => {
  it.each(['eth_accounts', 'eth_requestAccounts'])(
    'has the account of this site first: %s',
    async (method) => {
      const { wallet, provider } = await connectSecond()
      await expect(wallet.provider.request({ method })).resolves.toEqual([firstAddress, secondAddress])
      await expect(provider.request({ method })).resolves.toEqual(both)
    },
  )

  it('has ethers and viem sign with that account', async () => {
    const { kit, provider } = await connectSecond()
    const signer = await new BrowserProvider(provider).getSigner()
    expect(signer.address).toBe(kit.getAddress())
    expect(verifyMessage('Hello', await signer.signMessage('Hello'))).toBe(secondAddress)
    const client = createWalletClient({ transport: custom(provider) })
    await expect(client.getAddresses()).resolves.toEqual(both)
  })

  it('reports it to listeners, also when it is picked on this site', async () => {
    const { wallet, kit, provider } = await connectSecond()
    const seen = vi.fn()
    provider.on?.('accountsChanged', seen)
    await switchAddress(kit, { address: firstAddress })
    expect(seen.mock.calls).toEqual([[[firstAddress, secondAddress]]])
    await switchAddress(kit, { address: secondAddress })
    expect(seen.mock.calls.slice(1)).toEqual([[both]])
    // The wallet's own list, which the visitor's pick precedes.
    wallet.emit('accountsChanged', [firstAddress, secondAddress])
    expect(seen).toHaveBeenCalledTimes(2)
    wallet.changeAccount(1)
    expect(seen).toHaveBeenCalledTimes(2)
    wallet.changeAccount(0)
    expect(seen.mock.calls.slice(2)).toEqual([[[firstAddress, secondAddress]]])
    provider.removeListener?.('accountsChanged', seen)
    wallet.changeAccount(1)
    expect(seen).toHaveBeenCalledTimes(3)
  })

  it('forgets a listener of one event, and calls the others where one throws', async () => {
    const { wallet, kit, provider } = await connectSecond()
    const emitter = new EventEmitter()
    const own = Object.assign(emitter, { request: wallet.provider.request })
    const stop = announceWallet({
      info: { ...wallet.info, uuid: crypto.randomUUID(), rdns: 'emitter.wallet' },
      provider: own as unknown as Eip1193Provider,
    })
    await connect(kit, { connectorId: 'emitter.wallet' })
    const shown = readProvider(kit) as unknown as EventEmitter
    const before = emitter.listenerCount('accountsChanged')
    const [left, seen] = [vi.fn(), vi.fn()]
    shown.once('accountsChanged', left)
    shown.removeListener('accountsChanged', left)
    expect(emitter.listenerCount('accountsChanged')).toBe(before)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    shown.once('accountsChanged', () => {
      throw new Error('of the host app')
    })
    shown.once('accountsChanged', seen)
    await switchAddress(kit, { address: secondAddress })
    await switchAddress(kit, { address: firstAddress })
    expect(seen.mock.calls).toEqual([[both]])
    expect(left).not.toHaveBeenCalled()
    expect(warned).toHaveBeenCalledOnce()
    expect(emitter.listenerCount('accountsChanged')).toBe(before)
    expect(provider).not.toBe(shown)
    stop()
  })

  it('reports it once to a listener that wants it once, whichever methods the wallet has', async () => {
    const wallet = createTestWallet({ announced: false })
    const events = new EventEmitter()
    wallet.provider.on?.('accountsChanged', (accounts) => events.emit('accountsChanged', accounts))
    const names = ['on', 'once', 'off', 'addListener', 'removeListener'] as const
    const methods = Object.fromEntries(names.map((name) => [name, events[name].bind(events)]))
    const stop = announceWallet({ ...wallet, provider: { ...wallet.provider, ...methods } })
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    await switchAddress(kit, { address: secondAddress })
    const provider = readProvider(kit) as unknown as EventEmitter
    const before = events.listenerCount('accountsChanged')
    const [first, removed, always] = [vi.fn(), vi.fn(), vi.fn()]
    provider.once('accountsChanged', first)
    provider.once('accountsChanged', removed)
    provider.addListener('accountsChanged', always)
    provider.off('accountsChanged', removed)
    events.emit('accountsChanged', [firstAddress, secondAddress])
    events.emit('accountsChanged', [secondAddress])
    expect(first.mock.calls).toEqual([[both]])
    expect(removed).not.toHaveBeenCalled()
    expect(always.mock.calls).toEqual([[both], [[secondAddress]]])
    provider.off('accountsChanged', always)
    expect(events.listenerCount('accountsChanged')).toBe(before)
    stop()
  })

  it('passes other events on as they are', async () => {
    const { wallet, provider } = await connectSecond()
    const seen = vi.fn()
    provider.on?.('chainChanged', seen)
    wallet.changeChain(137)
    expect(seen.mock.calls).toEqual([['0x89']])
    const before = wallet.countListeners()
    provider.removeListener?.('chainChanged', seen)
    expect(wallet.countListeners()).toBe(before - 1)
  })

  it('is the same one each time, with the wallet’s own members', async () => {
    const wallet = createTestWallet({ announced: false })
    class Members {
      readonly #secret = 'x'
      readonly isTestWallet = true
      readonly request = wallet.provider.request
      readonly on = wallet.provider.on
      readonly removeListener = wallet.provider.removeListener
      readSecret = () => this.#secret
    }
    const stop = announceWallet({ ...wallet, provider: Object.freeze(new Members()) as Eip1193Provider })
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    const provider = readProvider(kit) as OldProvider & { readSecret(): string }
    expect(readProvider(kit)).toBe(provider)
    expect(getOwnProvider(kit, 'eip155')).not.toBe(provider)
    expect(provider.isTestWallet).toBe(true)
    expect(provider.readSecret()).toBe('x')
    expect('isTestWallet' in provider && !('enable' in provider)).toBe(true)
    expect(Object.keys(provider)).toContain('isTestWallet')
    expect(provider).toBeInstanceOf(Members)
    stop()
  })

  it('has the methods from before EIP-1193 that the wallet has, by the same rule', async () => {
    const wallet = createTestWallet({ announced: false })
    const own = { ...wallet.provider, selectedAddress: firstAddress.toLowerCase() }
    Object.assign(own, {
      enable: async () => [firstAddress, secondAddress],
      send: async () => [firstAddress, secondAddress],
      sendAsync: () => undefined,
    })
    const stop = announceWallet({ ...wallet, provider: own })
    const kit = createTestKit()
    await connect(kit, { connectorId: 'test.wallet' })
    await switchAddress(kit, { address: secondAddress })
    const provider = readProvider(kit)
    expect(provider.selectedAddress).toBe(secondAddress.toLowerCase())
    await expect(provider.enable()).resolves.toEqual(both)
    await expect(provider.send('eth_accounts')).resolves.toMatchObject({ result: both })
    const reply = await new Promise((resolve) =>
      provider.sendAsync({ id: 7, method: 'eth_accounts' }, (_, answer) => resolve(answer)),
    )
    expect(reply).toEqual({ id: 7, jsonrpc: '2.0', result: both })
    // As web3.js 1 batches requests.
    wallet.rejectNext('personal_sign')
    const batch = [
      { id: 8, method: 'eth_accounts' },
      { id: 9, method: 'personal_sign' },
    ]
    const replies = await new Promise((resolve) => provider.sendAsync(batch, (_, all) => resolve(all)))
    expect(replies).toEqual([
      { id: 8, jsonrpc: '2.0', result: both },
      { id: 9, jsonrpc: '2.0', error: expect.objectContaining({ code: 4001 }) },
    ])
    // With a callback, as libraries from before EIP-1193 call it.
    const send = provider.send as unknown as (
      request: object,
      callback: (error: unknown, reply?: unknown) => void,
    ) => void
    const sent = await new Promise((resolve) =>
      send({ id: 8, method: 'eth_accounts' }, (_, answer) => resolve(answer)),
    )
    expect(sent).toEqual({ id: 8, jsonrpc: '2.0', result: both })
    stop()
  })

  it('may be patched by the host app', async () => {
    const { provider } = await connectSecond()
    const { request } = provider
    const seen: string[] = []
    provider.request = async (args) => {
      seen.push(args.method)
      return request(args)
    }
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual(both)
    expect(seen).toEqual(['eth_accounts'])
  })

  it('is the wallet’s again once it is not connected', async () => {
    const { kit, provider } = await connectSecond()
    await kit.disconnect()
    await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([
      firstAddress,
      secondAddress,
    ])
  })
})

it('a Solana wallet of a host app has the account of this site first', async () => {
  const solana = createTestSolanaWallet()
  const kit = createTestKit(twoFamilies)
  await connect(kit, { connectorId: 'standard.solana-wallet' })
  const provider = kit.getProvider('solana')
  if (!provider) throw new Error('Not connected')
  const read = () => provider.accounts.map(({ address }) => address)
  expect(read()).toEqual([firstSolanaAddress, secondSolanaAddress])
  const seen = vi.fn()
  const events = provider.features['standard:events'] as {
    on(event: 'change', listener: (value: unknown) => void): () => void
  }
  const stop = events.on('change', seen)
  await switchAddress(kit, { address: secondSolanaAddress, namespace: 'solana' })
  expect(read()).toEqual([secondSolanaAddress, firstSolanaAddress])
  expect(provider.accounts[0]).toBe(solana.wallet.accounts[1])
  const standard = provider.features['standard:connect'] as {
    connect(): Promise<{ accounts: readonly { address: string }[] }>
  }
  const { accounts } = await standard.connect()
  expect(accounts.map(({ address }) => address)).toEqual([secondSolanaAddress, firstSolanaAddress])
  solana.emit({ accounts: solana.wallet.accounts })
  expect(seen.mock.calls.at(-1)?.[0].accounts.map(({ address }: { address: string }) => address)).toEqual([
    secondSolanaAddress,
    firstSolanaAddress,
  ])
  const reports = () =>
    seen.mock.calls.map(([{ accounts: all }]) => all.map(({ address }: { address: string }) => address))
  const [both, own] = [reports().at(-1), [firstSolanaAddress, secondSolanaAddress]]
  // Once for each pick on this site; the wallet's own report says nothing new.
  expect(reports()).toEqual([both])
  await switchAddress(kit, { address: firstSolanaAddress, namespace: 'solana' })
  expect(reports()).toEqual([both, own])
  solana.emit({ accounts: solana.wallet.accounts })
  expect(reports()).toEqual([both, own])
  solana.emit({ features: solana.wallet.features })
  expect(seen).toHaveBeenCalledTimes(3)
  stop()
  await switchAddress(kit, { address: secondSolanaAddress, namespace: 'solana' })
  expect(seen).toHaveBeenCalledTimes(3)
  // Apps see by identity that nothing has changed.
  expect(provider.accounts).toBe(provider.accounts)
  expect(provider.features).toBe(provider.features)
  expect(provider.features).toHaveProperty('solana:signMessage')
  expect(provider.features['standard:events']).toBe(provider.features['standard:events'])
})
