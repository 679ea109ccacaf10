import type { CaipNetworkId } from '../networks/Caip.ts'
import type { SignInFields } from './SignInFields.ts'

/** The fields of a sign-in message, read from its text. Fields that it does not have are absent. */
export interface ParsedSignInMessage extends SignInFields {
  /** Before the domain, e.g. `https`. */
  readonly scheme?: string
  readonly issuedAt: string
}

/** What differs between the families' messages. The patterns must not contain capturing groups. */
export interface SignInMessageForm {
  /** Whether the domain may have a scheme before it. */
  readonly hasScheme: boolean
  /** The word before "account" in the first line. */
  readonly blockchain: string
  readonly address: string
  readonly chainId: string
  /** Empty lines between the address and the first field where there is no statement. */
  readonly emptyLines: 1 | 2
  /** Checks what a pattern cannot, such as a checksum. */
  isAddress?(address: string): boolean
  toNetworkId(chainId: string): CaipNetworkId
}

/** The groups of the pattern that are read one by one. The first four are in every match. */
interface MatchedGroups {
  readonly accountAddress: string
  readonly chainId: string
  readonly uri: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly resources?: string
}

/** Longest text that auth servers accept (`message` in `auth-session.openapi.yaml`). */
const longestMessage = 8_192

/** RFC 3986, appendix A. */
const uri = "[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\\-._~:/?#[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+"
/** An authority without user info, which could pose as another site. */
const domain = '(?:\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._~-]+)(?::\\d{1,5})?'
/** RFC 3339, as EIP-4361 requires. */
const time = '\\d{4}-\\d\\d-\\d\\dT(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]\\d\\d:\\d\\d)'
/**
 * One line of printable characters. Wider than EIP-4361, which allows ASCII only, so that statements can be in any
 * language; without the invisible ones, which could hide or reorder what is shown (controls, line separators,
 * bidirectional marks, blanks other than the space).
 */
const statement =
  '(?:(?![\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{13441}\\u{13442}\\u{1d159}])[^\\p{Zs}]| )+'
const requestId = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*"

/** Creates the parser of one family's messages, which are those of EIP-4361 and, in the same form, of CAIP-122. */
export function createSignInMessageParser(
  form: SignInMessageForm,
): (text: string) => ParsedSignInMessage | undefined {
  const { hasScheme, blockchain, address, chainId, emptyLines } = form
  const pattern = new RegExp(
    [
      `^${hasScheme ? '(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?' : ''}(?<domain>${domain})`,
      ` wants you to sign in with your ${blockchain} account:\\n(?<accountAddress>${address})\\n`,
      `(?:\\n(?<statement>${statement})\\n|\\n{${emptyLines - 1}})\\n`,
      `URI: (?<uri>${uri})\\nVersion: (?<version>1)\\nChain ID: (?<chainId>${chainId})`,
      `\\nNonce: (?<nonce>[A-Za-z0-9]{8,})\\nIssued At: (?<issuedAt>${time})`,
      `(?:\\nExpiration Time: (?<expirationTime>${time}))?(?:\\nNot Before: (?<notBefore>${time}))?`,
      `(?:\\nRequest ID: (?<requestId>${requestId}))?(?:\\nResources:(?<resources>(?:\\n- ${uri})*))?$`,
    ].join(''),
    'u',
  )
  return (text) => {
    const match = text.length <= longestMessage ? pattern.exec(text) : undefined
    const groups = match?.groups as MatchedGroups | undefined
    if (!groups) return undefined
    const resources = groups.resources?.split('\n- ').slice(1)
    const uris = [groups.uri, ...(resources ?? [])]
    const times = [groups.issuedAt, groups.expirationTime, groups.notBefore]
    const isValid =
      form.isAddress?.(groups.accountAddress) !== false &&
      uris.every((value) => URL.canParse(value)) &&
      times.every((value) => value === undefined || isTime(value))
    if (!isValid) return undefined
    const fields = { ...groups, chainId: form.toNetworkId(groups.chainId), resources }
    const present = Object.entries(fields).filter(([, value]) => value !== undefined)
    return Object.fromEntries(present) as unknown as ParsedSignInMessage
  }
}

/** Whether the day exists: `Date` moves February 30 to March. */
function isTime(value: string): boolean {
  const day = value.slice(0, 10)
  return !Number.isNaN(Date.parse(value)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
