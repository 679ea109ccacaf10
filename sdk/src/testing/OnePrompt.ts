/**
 * How a scripted wallet answers an app that connects and signs in by one prompt: as asked, without a signature, or with a
 * lie. `otherText`: the signature is of another text than the one that it returns.
 */
export type OnePrompt =
  | 'asAsked'
  | 'unsigned'
  | 'otherAccount'
  | 'otherDomain'
  | 'otherNonce'
  | 'otherTime'
  | 'otherText'

interface Fields {
  readonly domain?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
}

/** The fields that the wallet writes into its text. */
export function lieAbout<Asked extends Fields>(how: OnePrompt, asked: Asked): Asked {
  if (how === 'otherDomain') return { ...asked, domain: 'evil.example' }
  if (how === 'otherNonce') return { ...asked, nonce: 'used0000used0000' }
  if (how === 'otherTime') return { ...asked, issuedAt: '2020-01-01T00:00:00.000Z' }
  return asked
}
