import { describe, expect, it, vi } from 'vitest'
import { firstSolanaAddress, secondSolanaAddress } from '../../../../test/testPage.test.helper.ts'
import { signInWithWallet } from './signInWithWallet.ts'

const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const network = { caipNetworkId: `solana:${reference}` } as never
const fields = {
  domain: 'shop.test',
  uri: 'https://shop.test',
  version: '1',
  nonce: 'abcdefgh',
} as const
const toAccount = (address: string) => ({ address, chains: ['solana:mainnet'], features: [], publicKey: [] })
const first = toAccount(firstSolanaAddress)
const text = new TextEncoder().encode('text')

function ask(outputs: unknown, { listed = [first], connected = [first] as readonly object[] } = {}) {
  const signIn = vi.fn(async () => outputs)
  const connect = vi.fn(async () => ({ accounts: connected }))
  const wallet = {
    accounts: listed,
    features: { 'solana:signIn': { signIn }, 'standard:connect': { connect } },
  }
  return {
    signIn,
    connect,
    answer: signInWithWallet(wallet as never, {
      network,
      chainId: `solana:${reference}`,
      fields,
    }),
  }
}

describe('the input', () => {
  it('has the fields, and names the network as the kit’s messages do', async () => {
    const { signIn, connect, answer } = ask([{ account: first }])
    await answer
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ ...fields, chainId: reference })
    expect(connect).not.toHaveBeenCalled()
  })
})

describe('the output', () => {
  it('has the account, the text and the signature in base58', async () => {
    const output = { account: first, signedMessage: text, signature: new Uint8Array(64).fill(1) }
    const { shared, signed } = await ask([output]).answer
    expect(shared).toEqual({ addresses: [firstSolanaAddress], caipNetworkId: `solana:${reference}` })
    expect(signed).toMatchObject({ address: firstSolanaAddress, message: 'text' })
    expect(signed?.signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  })

  it.each([
    ['no signature', { signature: undefined }],
    ['a signature of another length', { signature: new Uint8Array(65) }],
    ['a text that is no UTF-8', { signedMessage: new Uint8Array([255]) }],
    ['a text without end', { signedMessage: new Uint8Array(20_001) }],
    ['a text that is no bytes', { signedMessage: 'text' }],
  ])('with %s is connected without a signature', async (_, change) => {
    const output = { account: first, signedMessage: text, signature: new Uint8Array(64), ...change }
    const { shared, signed } = await ask([output]).answer
    expect(signed).toBeUndefined()
    expect(shared.addresses).toEqual([firstSolanaAddress])
  })

  it('of an account that is not listed makes the wallet connect', async () => {
    const { connect, answer } = ask([{ account: toAccount(secondSolanaAddress) }])
    await expect(answer).resolves.toMatchObject({ shared: { addresses: [firstSolanaAddress] } })
    expect(connect).toHaveBeenCalledOnce()
  })

  // F16, T21
  it.each([undefined, [], [null], [{ account: { address: 'no' } }]])(
    'that is none, of a wallet that shares nothing, is refused: %o',
    async (outputs) => {
      await expect(ask(outputs, { listed: [], connected: [] }).answer).rejects.toMatchObject({
        code: 'WALLET_REPLY_INVALID',
        context: { method: 'solana:signIn' },
      })
    },
  )
})
