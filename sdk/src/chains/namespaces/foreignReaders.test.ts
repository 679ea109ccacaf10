import { createSignInMessageText, parseSignInMessageText } from '@solana/wallet-standard-util'
import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { firstSolanaAddress } from '../../test/testPage.test.helper.ts'
import {
  createSignInMessage as createEip155,
  parseSignInMessage as parseEip155,
} from './eip155/signInMessage.ts'
import type { SignInFields } from './SignInFields.ts'
import {
  createSignInMessage as createSolana,
  parseSignInMessage as parseSolana,
} from './solana/signInMessage.ts'

const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const word = fc.stringMatching(/^[A-Za-z0-9]{8,32}$/)

/** Fields of a message of the kit, as the namespaces print them. */
const fieldsOf = (accountAddress: string, chainId: string) =>
  fc.record(
    {
      accountAddress: fc.constant(accountAddress),
      chainId: fc.constant(chainId),
      version: fc.constant('1'),
      domain: fc.constantFrom('app.example', 'localhost:3000', '127.0.0.1:8080'),
      uri: fc.webUrl({ withQueryParameters: true }),
      statement: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .,:/-]{0,60}$/),
      nonce: word,
      issuedAt: time,
      expirationTime: time,
      notBefore: time,
      requestId: word,
      resources: fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['accountAddress', 'chainId', 'version', 'domain', 'uri', 'nonce', 'issuedAt'] },
  ) as fc.Arbitrary<SignInFields>

const solanaReference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

// T8
describe('messages of the kit and of siwe', () => {
  const account = privateKeyToAccount(generatePrivateKey())

  it('are the same, and each reads the other', () => {
    fc.assert(
      fc.property(fieldsOf(account.address, 'eip155:137'), (fields) => {
        const { accountAddress: address, chainId: _, ...same } = fields
        const theirs = { ...same, address, chainId: 137 }
        const message = createEip155(fields)
        expect(new SiweMessage(message)).toMatchObject(theirs)
        expect(new SiweMessage(theirs as object).prepareMessage()).toBe(message)
        expect(parseEip155(message)).toMatchObject(fields)
      }),
    )
  })

  it('are verified by siwe', async () => {
    const message = createEip155({
      accountAddress: account.address,
      chainId: 'eip155:1',
      version: '1',
      domain: 'app.example',
      uri: 'https://app.example',
      nonce: '9f2c4b7a1d3e5f60',
      issuedAt: new Date().toISOString(),
    } as SignInFields)
    const signature = await account.signMessage({ message })
    const expected = { signature, domain: 'app.example', nonce: '9f2c4b7a1d3e5f60' }
    expect(await new SiweMessage(message).verify(expected)).toMatchObject({ success: true })
  })
})

// T8
describe("messages of the kit and of Solana's own package", () => {
  const address = firstSolanaAddress

  it('are the same, and each reads the other', () => {
    fc.assert(
      fc.property(fieldsOf(address, `solana:${solanaReference}`), (fields) => {
        const { accountAddress: _, chainId: __, ...same } = fields
        const theirs = { ...same, address, chainId: solanaReference } as Parameters<
          typeof createSignInMessageText
        >[0]
        const message = createSolana(fields)
        expect(parseSignInMessageText(message)).toMatchObject(theirs)
        expect(createSignInMessageText(theirs)).toBe(message)
        expect(parseSolana(message)).toMatchObject(fields)
      }),
    )
  })
})
