import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'

type Fields = Readonly<Record<string, unknown>>

interface Change {
  readonly name: string
  readonly family?: string
  readonly from: string
  readonly to: string
}

interface Vectors {
  readonly texts: Readonly<Record<string, { readonly text: string; readonly fields: Fields }>>
  readonly accepted: readonly (Change & { readonly fields: Fields })[]
  readonly refused: readonly Change[]
}

// The page reads the same.
const { texts, accepted, refused } = JSON.parse(
  readFileSync(new URL('../../../schemas/signIn/signIn.vectors.json', import.meta.url), 'utf8'),
) as Vectors

// T8
describe.each(Object.entries(texts))('a message of %s', (family, { text, fields }) => {
  const isOwn = (change: Change) => (change.family ?? family) === family

  test.each([{ name: 'all fields', from: '', to: '', fields: {} }, ...accepted.filter(isOwn)])(
    'with $name is read',
    ({ from, to, fields: changed }) => {
      const { accountAddress, domain, uri, chainId, nonce, ...others } = { ...fields, ...changed } as Fields
      const time = (value: unknown) => (typeof value === 'string' ? new Date(value) : undefined)
      expect(parseSignInMessage(text.replace(from, () => to))).toEqual({
        namespace: family,
        address: accountAddress,
        scheme: others.scheme,
        domain,
        uri,
        chainId,
        nonce,
        issuedAt: time(others.issuedAt),
        notBefore: time(others.notBefore),
        expirationTime: time(others.expirationTime),
      })
    },
  )

  test.each(refused.filter(isOwn))('with $name is refused', ({ from, to }) => {
    expect(parseSignInMessage(text.replace(from, () => to))).toBeUndefined()
  })
})
