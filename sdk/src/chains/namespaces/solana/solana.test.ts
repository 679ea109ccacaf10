// @vitest-environment happy-dom
import { getBase58Encoder } from '@solana/codecs'
import { describe, expect, it, vi } from 'vitest'
import { readVectors } from '../../../test/readVectors.test.helper.ts'
import {
  createTestSolanaWallet,
  firstSolanaAddress,
  secondSolanaAddress,
} from '../../../test/testPage.test.helper.ts'
import { createSolanaSignInMessage } from '../../../testing/createSolanaSignInMessage.ts'
import type { SignInFields } from '../SignInFields.ts'
import { createSolana } from './createSolana.ts'
import { solana } from './networks/solana.ts'

const family = createSolana()
const { caipNetworkId } = solana
const both = { addresses: [firstSolanaAddress, secondSolanaAddress], caipNetworkId }

function createWallet() {
  return createTestSolanaWallet({ registered: false })
}

/** Verifies an ed25519 signature as a server does. */
async function verify(address: string, message: string, signature: string): Promise<boolean> {
  const bytes = (base58: string) => new Uint8Array(getBase58Encoder().encode(base58))
  const key = await crypto.subtle.importKey('raw', bytes(address), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, bytes(signature), new TextEncoder().encode(message))
}

describe('accounts of a Solana wallet', () => {
  it('are asked for with a prompt, and looked up without one', async () => {
    const scripted = createWallet()
    await expect(family.readAccounts(scripted.wallet, solana)).resolves.toBeUndefined()
    expect(scripted.requests).toEqual([{ method: 'standard:connect', params: [{ silent: true }] }])
    await expect(family.requestAccounts(scripted.wallet, solana)).resolves.toEqual(both)
    expect(scripted.requests.at(-1)).toEqual({ method: 'standard:connect', params: [] })
    await expect(family.readAccounts(scripted.wallet, solana)).resolves.toEqual(both)
    // Accounts that the wallet shows already need no question.
    expect(scripted.requests).toHaveLength(2)
  })

  it('are looked up silently when it shows accounts of another family only', async () => {
    const scripted = createWallet()
    await family.requestAccounts(scripted.wallet, solana)
    const wallet = { ...scripted.wallet, accounts: [{ address: '0x1', chains: ['sui:mainnet'] }] }
    await expect(family.readAccounts(wallet as never, solana)).resolves.toEqual(both)
  })

  it('are each named once, the active one first', async () => {
    const scripted = createWallet()
    scripted.changeAccount(1)
    const { addresses } = await family.requestAccounts(scripted.wallet, solana)
    expect(addresses).toEqual([secondSolanaAddress, firstSolanaAddress])
    const twice = [...scripted.wallet.accounts, ...scripted.wallet.accounts]
    const again = await family.readAccounts({ ...scripted.wallet, accounts: twice }, solana)
    expect(again?.addresses).toEqual(addresses)
  })

  it('are watched until the watch is stopped', async () => {
    const scripted = createWallet()
    await family.requestAccounts(scripted.wallet, solana)
    const events = { accountsChanged: vi.fn(), chainChanged: vi.fn(), disconnect: vi.fn() }
    const stop = family.watch(scripted.wallet, events)
    scripted.changeAccount(1)
    expect(events.accountsChanged).toHaveBeenLastCalledWith([secondSolanaAddress, firstSolanaAddress])
    scripted.revoke()
    expect(events.accountsChanged).toHaveBeenLastCalledWith([])
    stop()
    expect(scripted.countListeners()).toBe(0)
    expect(events.chainChanged).not.toHaveBeenCalled()
  })

  it('are released', async () => {
    const scripted = createWallet()
    await family.requestAccounts(scripted.wallet, solana)
    await family.releaseAccounts(scripted.wallet)
    expect(scripted.wallet.accounts).toEqual([])
  })
})

describe('a message that a Solana wallet signs', () => {
  it('verifies, and fails to with one byte changed', async () => {
    const { wallet } = createWallet()
    await family.requestAccounts(wallet, solana)
    const message = 'Hello, Söl 🌞'
    const signature = await family.signMessage(wallet, { address: secondSolanaAddress, message })
    await expect(verify(secondSolanaAddress, message, signature)).resolves.toBe(true)
    await expect(verify(secondSolanaAddress, `${message}!`, signature)).resolves.toBe(false)
    await expect(verify(firstSolanaAddress, message, signature)).resolves.toBe(false)
  })
})

const fields: SignInFields = {
  accountAddress: firstSolanaAddress,
  chainId: caipNetworkId,
  domain: 'example.test',
  uri: 'https://example.test',
  version: '1',
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

interface Caip122Vectors {
  readonly text: string
  readonly signed: {
    readonly address: string
    readonly params: Omit<SignInFields, 'accountAddress'>
    readonly signature_base58: string
  }
}

const vectors = readVectors<Caip122Vectors>('siws/caip122_solana.json')

// T8
describe('a sign-in message of Solana', () => {
  it.each<[string, Partial<SignInFields>]>([
    ['no more than is needed', {}],
    ['a statement', { statement: 'Sign in.' }],
    ['resources', { statement: 'Sign in.', resources: ['https://example.test/a', 'ipfs://b'] }],
    [
      'every field',
      {
        statement: 'Sign in.',
        expirationTime: '2026-01-02T00:00:00.000Z',
        notBefore: '2025-12-31T00:00:00.000Z',
        requestId: 'request-1',
        resources: ['https://example.test/a'],
      },
    ],
  ])('is what a wallet makes of the same input, with %s', async (_, more) => {
    const { accountAddress, chainId, ...input } = { ...fields, ...more }
    const expected = createSolanaSignInMessage({
      ...(input as object),
      domain: input.domain,
      address: accountAddress,
      chainId: chainId.slice('solana:'.length),
    })
    await expect(family.createSignInMessage({ ...fields, ...more })).resolves.toBe(expected)
  })

  it.runIf(vectors)('equals the example of CAIP-122', async () => {
    if (!vectors) return
    const { params } = vectors.signed
    const message = await family.createSignInMessage({
      ...params,
      uri: 'https://service.org/login',
      chainId: `solana:${params.chainId}`,
      issuedAt: '2021-09-30T16:25:24.000Z',
      accountAddress: vectors.signed.address,
    })
    expect(message).toBe(vectors.text)
  })

  it.runIf(vectors)('equals the message that was signed in the tests of CACAO', async () => {
    if (!vectors) return
    const { address, params, signature_base58: signature } = vectors.signed
    const message = await family.createSignInMessage({
      ...params,
      chainId: `solana:${params.chainId}`,
      accountAddress: address,
    })
    await expect(verify(address, message, signature)).resolves.toBe(true)
  })

  it.each<[part: string, Partial<SignInFields>]>([
    ['first line', { domain: 'example.test\nevil.test' }],
    ['URI', { uri: 'https://example.test\nVersion: 2' }],
    ['nonce', { nonce: 'abcdefgh\nIssued At: never' }],
    ['statement', { statement: 'Sign in.\nNow.' }],
    ['request ID', { requestId: 'a\r\nb' }],
    ['resources', { resources: ['https://a.test', 'b\n- https://evil.test'] }],
  ])('has no second line in its %s', async (part, change) => {
    await expect(family.createSignInMessage({ ...fields, ...change })).rejects.toMatchObject({
      code: 'SIGN_IN_MESSAGE_MALFORMED',
      context: { part },
    })
  })
})
