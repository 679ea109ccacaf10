import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseSignInMessage as parseEip155 } from '../../chains/namespaces/eip155/signInMessage.ts'
import type { ParsedSignInMessage } from '../../chains/namespaces/signInTextParts.ts'
import { parseSignInMessage as parseSolana } from '../../chains/namespaces/solana/signInMessage.ts'
import {
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  secondSolanaAddress,
} from '../testPage.test.helper.ts'
import { anyString } from './hostileValues.test.helper.ts'
import { runs } from './runs.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const families = [
  {
    blockchain: 'Ethereum',
    parse: parseEip155,
    withoutStatement: ['', ''],
    account: fc.constantFrom(firstAddress, secondAddress),
    chainId: fc.constantFrom('eip155:1', 'eip155:137', 'eip155:11155111'),
  },
  {
    blockchain: 'Solana',
    parse: parseSolana,
    withoutStatement: [''],
    account: fc.constantFrom(firstSolanaAddress, secondSolanaAddress),
    chainId: fc.constantFrom(
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ),
  },
]

/** Invisible characters could hide or reorder the visible text. */
const invisible = /[^\n\P{C}]|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

describe.each(families)(
  'sign-in texts of $blockchain',
  ({ blockchain, parse, withoutStatement, account, chainId }) => {
    /** The only text that states these fields, by EIP-4361 and CAIP-122. */
    function print(fields: ParsedSignInMessage): string {
      const line = (name: string, value: string | undefined) =>
        value === undefined ? [] : [`${name}: ${value}`]
      return [
        `${fields.scheme ? `${fields.scheme}://` : ''}${fields.domain} wants you to sign in with your ${blockchain} account:`,
        fields.accountAddress,
        ...(fields.statement === undefined ? withoutStatement : ['', fields.statement, '']),
        ...line('URI', fields.uri),
        ...line('Version', fields.version),
        ...line('Chain ID', fields.chainId.split(':')[1]),
        ...line('Nonce', fields.nonce),
        ...line('Issued At', fields.issuedAt),
        ...line('Expiration Time', fields.expirationTime),
        ...line('Not Before', fields.notBefore),
        ...line('Request ID', fields.requestId),
        ...(fields.resources ? ['Resources:', ...fields.resources.map((resource) => `- ${resource}`)] : []),
      ].join('\n')
    }

    const time = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
    const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
    const uri = fc.webUrl({ withFragments: true, withQueryParameters: true })
    const valid = fc
      .record({
        domain: fc
          .tuple(fc.domain(), maybe(fc.integer({ min: 1, max: 65535 })))
          .map(([name, port]) => (port === undefined ? name : `${name}:${port}`)),
        accountAddress: account,
        statement: maybe(fc.stringMatching(/^[!-~äß€字 ]{1,80}$/)),
        uri,
        version: fc.constant('1'),
        chainId,
        nonce: fc.stringMatching(/^[A-Za-z0-9]{8,32}$/),
        issuedAt: time,
        expirationTime: maybe(time),
        notBefore: maybe(time),
        requestId: maybe(fc.stringMatching(/^[A-Za-z0-9._~-]{0,20}$/)),
        resources: maybe(fc.array(uri, { maxLength: 3 })),
      })
      .map((fields) => {
        const present = Object.entries(fields).filter(([, value]) => value !== undefined)
        return Object.fromEntries(present) as unknown as ParsedSignInMessage
      })

    // T4, T8
    it('are read as what they state', () => {
      fc.assert(
        fc.property(valid, (fields) => {
          expect(parse(print(fields))).toEqual(fields)
        }),
        { numRuns: runs(3000) },
      )
    })

    // T4, T8
    it('that differ somewhere are refused, or state exactly what they show', () => {
      const edits = fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          removed: fc.nat(12),
          added: fc.oneof(anyString, valid.map(print)),
        }),
        { minLength: 1, maxLength: 3 },
      )
      fc.assert(
        fc.property(valid, edits, (fields, changes) => {
          let text = print(fields)
          for (const { at, removed, added } of changes) {
            const start = Math.floor(at * text.length)
            text = text.slice(0, start) + added + text.slice(start + removed)
          }
          const stated = parse(text)
          if (!stated) return
          expect(print(stated)).toBe(text)
          expect(text).not.toMatch(invisible)
        }),
        { numRuns: runs(5000) },
      )
    })
  },
)
