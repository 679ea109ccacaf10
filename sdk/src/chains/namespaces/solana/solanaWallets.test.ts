import { getBase58Decoder } from '@solana/codecs'
import type { Wallet } from '@wallet-standard/base'
import { describe, expect, it, vi } from 'vitest'
import { createNode } from '../../../test/nodes.test.helper.ts'
import { onServices } from '../../../test/onServices.test.helper.ts'
import {
  createTestSolanaWallet,
  firstSolanaAddress,
  secondSolanaAddress,
} from '../../../test/testPage.test.helper.ts'
import { createSolana } from './createSolana.ts'
import { getAppBrowserLink } from './getAppBrowserLink.ts'
import { solana } from './networks/solana.ts'
import { solanaTraits } from './solanaTraits.ts'

const family = createSolana()
const { caipNetworkId } = solana
const [address, other] = [firstSolanaAddress, secondSolanaAddress]
const chains = ['solana:mainnet']
const account = { address, chains }

/** A wallet with these accounts and features. */
function createWallet(parts: { readonly accounts?: unknown; readonly features?: unknown }): Wallet {
  return {
    version: '1.0.0',
    name: 'Test',
    icon: 'data:,',
    chains,
    features: {},
    accounts: [],
    ...parts,
  } as never
}

const connecting = (reply: unknown) => ({ 'standard:connect': { connect: async () => reply } })

// T16, F16
describe('accounts that a Solana wallet shares', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [account]],
    ['no accounts', {}],
    ['accounts that are no list', { accounts: account }],
    ['an empty list', { accounts: [] }],
    [
      'a getter that throws',
      {
        get accounts() {
          throw new Error('no')
        },
      },
    ],
  ])('are refused when it replies with %s', async (_, reply) => {
    const wallet = createWallet({ features: connecting(reply) })
    await expect(family.requestAccounts(wallet, solana)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'standard:connect' },
    })
    await expect(family.readAccounts(wallet, solana)).resolves.toBeUndefined()
  })

  it('are none of a wallet that cannot connect', async () => {
    const wallet = createWallet({})
    await expect(family.requestAccounts(wallet, solana)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
    })
    await expect(family.releaseAccounts(wallet)).resolves.toBeUndefined()
  })

  it('are those of Solana, each once', async () => {
    const accounts = [
      { address: other, chains: ['sui:mainnet', 'solana:devnet'] },
      account,
      { ...account },
      null,
      undefined,
      'account',
      {},
      { address },
      { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chains: ['sui:solana:'] },
      { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chains: 'solana:mainnet' },
      { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chains: [{ startsWith: () => true }] },
      { address: [other], chains },
      { address: { toString: () => other }, chains },
      { address: `${address.slice(0, 31)}`, chains },
      { address: `${address}1111`, chains },
      { address: `0${address.slice(1)}`, chains },
      { address: ` ${address}`, chains },
      { address: `${address} `, chains },
    ]
    const wallet = createWallet({ features: connecting({ accounts }) })
    await expect(family.requestAccounts(wallet, solana)).resolves.toEqual({
      addresses: [other, address],
      caipNetworkId,
    })
  })

  it('are none where a getter of one of them throws', async () => {
    const hostile = {
      get address(): string {
        throw new Error('no')
      },
      chains,
    }
    const wallet = createWallet({ accounts: [account, hostile] })
    await expect(family.readAccounts(wallet, solana)).resolves.toBeUndefined()
  })
})

// T16, F16
describe('changes that a Solana wallet reports', () => {
  /** Watches a wallet; `on` is its own, which keeps the listener. */
  function watch(on: (listener: (properties: unknown) => void) => unknown = () => undefined) {
    const listeners: ((properties: unknown) => void)[] = []
    const events = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
    const wallet = createWallet({
      features: {
        'standard:events': {
          on(event: string, listener: (properties: unknown) => void) {
            expect(event).toBe('change')
            listeners.push(listener)
            return on(listener)
          },
        },
      },
    })
    const start = () => createSolana().watch(wallet, events)
    const emit = (properties: unknown) => {
      for (const listener of listeners) listener(properties)
    }
    return { events, start, emit }
  }

  it.each([undefined, null, {}, { chains }, { features: {} }])(
    'are ignored without accounts: %j',
    (change) => {
      const { events, start, emit } = watch()
      start()
      expect(() => emit(change)).not.toThrow()
      expect(events.accountsChanged).not.toHaveBeenCalled()
    },
  )

  it('are none after the watch was stopped, where the wallet keeps its listener', () => {
    const { events, start, emit } = watch()
    const stop = start()
    emit({ accounts: [account] })
    expect(events.accountsChanged.mock.calls).toEqual([[[address]]])
    stop()
    emit({ accounts: [] })
    expect(events.accountsChanged).toHaveBeenCalledTimes(1)
  })

  it('are none after the wallet threw', () => {
    const { events, start, emit } = watch(() => {
      throw new Error('no')
    })
    expect(start).toThrow(
      expect.objectContaining({ code: 'WALLET_REQUEST_FAILED', context: { method: 'standard:events' } }),
    )
    emit({ accounts: [] })
    expect(events.accountsChanged).not.toHaveBeenCalled()
  })

  it.each([
    ['returns nothing', () => undefined],
    ['returns no function', () => ({})],
    ['returns a promise that rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => () => {
        throw new Error('no')
      },
    ],
    ['rejects', () => () => Promise.reject(new Error('no'))],
  ])('end without an error where the wallet %s', async (_, on) => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { start } = watch(on)
    expect(start()).not.toThrow()
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('are ended by calling what the wallet returned once', () => {
    const off = vi.fn()
    const { start } = watch(() => off)
    const stop = start()
    expect(off).not.toHaveBeenCalled()
    stop()
    expect(off).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['has no events', {}],
    ['has no listeners', { 'standard:events': {} }],
  ])('are none where the wallet %s', (_, features) => {
    const events = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
    expect(family.watch(createWallet({ features }), events)).not.toThrow()
  })
})

// T16, F16
describe('a signature of a Solana wallet', () => {
  const message = 'Hello'
  const signedMessage = new TextEncoder().encode(message)
  const signature = new Uint8Array(64).fill(7)
  const sign = (outputs: unknown, accounts: unknown = [account]) =>
    family.signMessage(
      createWallet({
        accounts,
        features: {
          'solana:signMessage': {
            signMessage: async (input: unknown) => (typeof outputs === 'function' ? outputs(input) : outputs),
          },
        },
      }),
      { address, message },
    )

  it('is returned in base58, of the account that signs', async () => {
    const signing = sign(({ account: used, message: bytes }: { account: unknown; message: Uint8Array }) => {
      expect(used).toBe(account)
      return [{ signedMessage: bytes, signature }]
    })
    await expect(signing).resolves.toBe(getBase58Decoder().decode(signature))
  })

  it.each([
    ['nothing', undefined],
    ['no list', { signedMessage, signature }],
    ['an empty list', []],
    ['a list of nothing', [null]],
    ['no signature', [{ signedMessage }]],
    ['no message', [{ signature }]],
    ['a string', [{ signedMessage: message, signature }]],
    ['another message', [{ signedMessage: new TextEncoder().encode('Hallo'), signature }]],
    ['the start of the message', [{ signedMessage: signedMessage.slice(0, 4), signature }]],
    ['the message and more', [{ signedMessage: new TextEncoder().encode('Hello!'), signature }]],
    ['a short signature', [{ signedMessage, signature: signature.slice(1) }]],
    ['a long signature', [{ signedMessage, signature: new Uint8Array(65) }]],
    ['a signature in words', [{ signedMessage, signature: new Uint16Array(64) }]],
    ['a signature in numbers', [{ signedMessage, signature: [...signature] }]],
    [
      'an object that says it is bytes',
      [{ signedMessage, signature: { length: 64, [Symbol.toStringTag]: 'Uint8Array' } }],
    ],
  ])('is refused when it comes with %s', async (_, outputs) => {
    await expect(sign(outputs)).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'solana:signMessage' },
    })
  })

  it('is refused when the wallet has changed the message that it was given', async () => {
    const signing = sign(({ message: bytes }: { message: Uint8Array }) => {
      bytes.fill(1)
      return [{ signedMessage: bytes, signature }]
    })
    await expect(signing).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
  })

  it.each([
    ['no accounts', undefined],
    ['another account', [{ address: other, chains }]],
    [
      'an account that throws',
      [
        {
          get address() {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('is not requested where the wallet shows %s', async (_, accounts) => {
    const request = vi.fn()
    await expect(sign(request, accounts ?? {})).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(request).not.toHaveBeenCalled()
  })

  it('is not available without the feature', async () => {
    const wallet = createWallet({ accounts: [account] })
    await expect(family.signMessage(wallet, { address, message })).rejects.toMatchObject({
      code: 'WALLET_REQUEST_FAILED',
      context: { method: 'solana:signMessage' },
    })
  })

  it('is not requested after the request was aborted', async () => {
    const { wallet, requests } = createTestSolanaWallet({ registered: false })
    const request = { address, message, signal: AbortSignal.abort() }
    await expect(family.signMessage(wallet, request)).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests).toEqual([])
  })

  it('verifies for its message and account alone', async () => {
    const { wallet } = createTestSolanaWallet({ registered: false })
    await family.requestAccounts(wallet, solana)
    const own = { address, message, signature: await family.signMessage(wallet, { address, message }) }
    await expect(family.verifyMessage?.(own)).resolves.toBe(true)
    for (const wrong of [
      { message: 'Hello!' },
      { address: other },
      { address: 'alice' },
      { signature: own.signature.slice(1) },
      { signature: '0' },
      { signature: '' },
      { address: 'alice', signature: '0' },
    ])
      await expect(family.verifyMessage?.({ ...own, ...wrong }), JSON.stringify(wrong)).resolves.toBe(false)
  })
})

describe('the Solana namespace', () => {
  const fields = {
    accountAddress: address,
    chainId: caipNetworkId,
    domain: 'shop.example',
    uri: 'https://shop.example',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2026-01-01T00:00:00.000Z',
  }

  it('states an address as it is, and reads the messages that it writes', async () => {
    await expect(createSolana().formatAddress(address)).resolves.toBe(address)
    const text = await createSolana().createSignInMessage(fields)
    await expect(family.parseSignInMessage(text)).resolves.toEqual(fields)
  })

  it('has no empty line for an empty statement', async () => {
    const text = await family.createSignInMessage({ ...fields, statement: '' })
    expect(text).toBe(await family.createSignInMessage(fields))
  })

  it('reads balances, of addresses alone', async () => {
    onServices(
      createNode('http://localhost:3000/node/solana', {
        getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
        getBalance: { value: 7 },
      }).handler,
    )
    const network = { ...solana, rpcUrls: { default: { http: ['http://localhost:3000/node/solana'] } } }
    await expect(createSolana().getNativeBalance({ address, network })).resolves.toEqual({
      value: 7n,
      decimals: 9,
      symbol: 'SOL',
    })
    await expect(family.getNativeBalance({ address: 'alice.sol', network })).rejects.toMatchObject({
      code: 'CAIP_ADDRESS_INVALID',
      context: { address: 'alice.sol' },
    })
  })

  it.each([
    [['solana:mainnet'], ['standard:connect'], true],
    [['sui:mainnet', 'solana:devnet'], ['standard:connect'], true],
    [['sui:mainnet'], ['standard:connect'], false],
    [['solana:mainnet'], ['standard:events'], false],
    [[], [], false],
  ])('accepts of wallets with chains %j and features %j: %s', (walletChains, features, expected) => {
    const wallet = {
      chains: walletChains,
      features: Object.fromEntries(features.map((feature) => [feature, {}])),
    }
    expect(solanaTraits.acceptsStandardWallet?.(wallet as never)).toBe(expected)
  })
})

describe('a link to the browser of a wallet’s app', () => {
  const page = { location: { href: 'https://shop.example/a?b=c', origin: 'https://shop.example' } }

  it('opens the page in Phantom and Coinbase Wallet', () => {
    expect(getAppBrowserLink('Phantom', page)).toBe(
      'https://phantom.app/ul/browse/https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc?ref=https%3A%2F%2Fshop.example',
    )
    expect(getAppBrowserLink('Coinbase Wallet', page)).toBe(
      'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc',
    )
  })

  it.each([
    ['other wallets', 'Solflare', {}],
    ['a page in Phantom', 'Phantom', { phantom: {} }],
    ['a page in Coinbase Wallet', 'Coinbase Wallet', { coinbaseSolana: {} }],
  ])('is absent for %s', (_, name, wallet) => {
    expect(getAppBrowserLink(name, { ...page, ...wallet })).toBeUndefined()
  })

  it('opens a wallet’s app from the browser of another one', () => {
    expect(getAppBrowserLink('Phantom', { ...page, coinbaseSolana: {} } as never)).toContain('phantom.app')
    expect(getAppBrowserLink('Coinbase Wallet', { ...page, phantom: {} } as never)).toContain('cb-w.com')
  })
})
