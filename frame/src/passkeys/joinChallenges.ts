import { base64urlnopad } from '@scure/base'

/** Challenges of the parties that are to verify one assertion. A party that takes no part has none. */
export interface PartyChallenges {
  readonly service?: string | undefined
  readonly keeper?: string | undefined
}

/** Challenge for the authenticator: base64url of SHA-256 over those of both parties. */
export async function joinChallenges({ service = '', keeper = '' }: PartyChallenges): Promise<string> {
  const text = ['wallet-kit frame passkey', service, keeper].join('\n')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64urlnopad.encode(new Uint8Array(hash))
}
