import { describe, expect, it, vi } from 'vitest'
import { firstAddress, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { isSignature } from '../isSignature.ts'
import { readChainId } from '../readChainId.ts'
import { readAddresses } from '../walletAccounts.ts'
import { wrapProvider } from '../wrapProvider.ts'
import { connectAndSign } from './connectAndSign.ts'

const signature = `0x${'ab'.repeat(65)}`
const fields = {
  domain: 'shop.test',
  uri: 'https://shop.test',
  version: '1',
  nonce: 'abcdefgh',
} as const

const network = {} as never

function ask(reply: unknown, chainId: unknown = '0x89', asked: object = {}) {
  const request = vi.fn(async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? chainId : reply,
  )
  const answer = connectAndSign(
    { isSignature, wrapProvider, readAddresses, readChainId },
    { request } as never,
    { network, chainId: 'eip155:137', fields: { ...fields, ...asked } },
  )
  return { request, answer }
}

const account = (capabilities: unknown, address: unknown = firstAddress) => ({ address, capabilities })
const signed = (message: unknown, given: unknown = signature) => ({
  signInWithEthereum: { message, signature: given },
})

describe('the request', () => {
  it('has the fields', async () => {
    const { request, answer } = ask({ accounts: [account({})] }, '0x89')
    await answer
    expect(request).toHaveBeenCalledWith({
      method: 'wallet_connect',
      params: [
        {
          version: '1',
          capabilities: {
            signInWithEthereum: {
              domain: 'shop.test',
              uri: 'https://shop.test',
              version: '1',
              nonce: 'abcdefgh',
              chainId: '0x89',
            },
          },
        },
      ],
    })
  })
})

describe('the reply', () => {
  it('has the accounts, and the signature of the first one', async () => {
    const accounts = [account(signed('text')), account(signed('other'), secondAddress)]
    await expect(ask({ accounts }).answer).resolves.toEqual({
      shared: { addresses: [firstAddress, secondAddress], caipNetworkId: 'eip155:137' },
      signed: { address: firstAddress, message: 'text', signature },
    })
  })

  it.each([
    ['no capability', {}],
    ['no capabilities', undefined],
    ['no text', signed(undefined)],
    ['a text without end', signed('a'.repeat(20_001))],
    ['no signature', signed('text', null)],
    ['a signature that is none', signed('text', '0x12')],
  ])('with %s is connected without a signature', async (_, capabilities) => {
    const { signed: given, shared } = await ask({ accounts: [account(capabilities)] }).answer
    expect(given).toBeUndefined()
    expect(shared.addresses).toEqual([firstAddress])
  })

  // F16, T21
  it.each([
    null,
    [],
    {},
    { accounts: [] },
    { accounts: 'all' },
    { accounts: [firstAddress] },
    { accounts: [account({}, '0x1')] },
    { accounts: [account({}), account({}, 7)] },
  ])('that is none is refused: %o', async (reply) => {
    await expect(ask(reply).answer).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'wallet_connect' },
    })
  })

  it('whose getters throw is refused, or has no signature', async () => {
    const throwing = (name: string) =>
      Object.defineProperty({}, name, {
        get() {
          throw new Error('no')
        },
      })
    await expect(ask(throwing('accounts')).answer).rejects.toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    const { signed: given } = await ask({ accounts: [account(throwing('signInWithEthereum'))] }).answer
    expect(given).toBeUndefined()
  })

  it('of a wallet without a network is refused', async () => {
    await expect(ask({ accounts: [account({})] }, 137).answer).rejects.toMatchObject({
      code: 'WALLET_REPLY_INVALID',
      context: { method: 'eth_chainId' },
    })
  })
})
