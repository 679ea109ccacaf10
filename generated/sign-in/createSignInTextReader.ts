// Generated from scripts/signIn/createSignInTextReader.ts by `npm run generate`. Do not edit.

/** The fields of a sign-in message as its text states them. Those that it does not have are absent. */
export interface SignInText {
  /** Before the domain, e.g. `https`. */
  readonly scheme?: string
  readonly domain: string
  readonly address: string
  readonly statement?: string
  readonly uri: string
  readonly version: '1'
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** A part of a message that is missing, malformed or out of its place. */
export type SignInTextPart =
  | 'length'
  | 'first line'
  | 'address'
  | 'statement'
  | 'URI'
  | 'version'
  | 'chain ID'
  | 'nonce'
  | 'time of issue'
  | 'expiration time'
  | 'not before'
  | 'request ID'
  | 'resources'
  | 'end'

export type ReadSignInText =
  | { readonly ok: true; readonly fields: SignInText }
  | { readonly ok: false; readonly wrong: SignInTextPart }

/** Differences between the messages of chain families. The patterns must not contain capturing groups. */
export interface SignInTextForm {
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
}

/** As `message` in `schemas/services/auth-session.openapi.yaml`. */
const longestText = 8_192

const scheme = '[A-Za-z][A-Za-z0-9+.-]*'
/** RFC 3986, appendix A. */
const uri = "[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\\-._~:/?#[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+"
/** An authority without user info, which could pose as another site. */
const domain = '(?:\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._~-]+)(?::\\d{1,5})?'
/** RFC 3339, as EIP-4361 requires. */
const time = '\\d{4}-\\d\\d-\\d\\dT(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-]\\d\\d:\\d\\d)'
/**
 * A printable character. Wider than EIP-4361, which allows ASCII only, so that statements can be in any language; without
 * the invisible ones, which could hide or reorder what is shown (controls, line separators, bidirectional marks, blanks
 * other than the space).
 */
const printable =
  '(?:(?![\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{13441}\\u{13442}\\u{1d159}])[^\\p{Zs}]| )'
const requestId = "(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*"
const end = '(?=\\n|$)'

interface Step {
  readonly part: SignInTextPart
  readonly pattern: RegExp
  /** Beginning of an optional line. */
  readonly label?: string
}

/**
 * Creates the reader of one family's messages, by the grammar of EIP-4361, which CAIP-122 has for other families.
 * https://eips.ethereum.org/EIPS/eip-4361#abnf-message-format
 */
export function createSignInTextReader(form: SignInTextForm): (text: string) => ReadSignInText {
  const steps = createSteps(form)
  return (text) => {
    if (text.length > longestText) return { ok: false, wrong: 'length' }
    const groups: Partial<Record<string, string>> = {}
    let position = 0
    for (const { part, pattern, label } of steps) {
      pattern.lastIndex = position
      const match = pattern.exec(text)
      if (match) {
        position += match[0].length
        Object.assign(groups, match.groups)
      } else if (label === undefined || text.startsWith(label, position)) {
        return { ok: false, wrong: part === 'statement' && !text.includes('\nURI: ') ? 'URI' : part }
      }
    }
    return check(form, groups)
  }
}

function createSteps({
  hasScheme,
  blockchain,
  address,
  chainId,
  emptyLines,
}: SignInTextForm): readonly Step[] {
  const step = (part: SignInTextPart, pattern: string, label?: string): Step => ({
    part,
    pattern: new RegExp(pattern, 'uy'),
    ...(label !== undefined && { label }),
  })
  const optional = (part: SignInTextPart, label: string, pattern: string) =>
    step(part, `${label}${pattern}${end}`, label)
  return [
    step(
      'first line',
      `${hasScheme ? `(?:(?<scheme>${scheme})://)?` : ''}(?<domain>${domain}) wants you to sign in with your ${blockchain} account:\\n`,
    ),
    step('address', `(?<address>${address})\\n`),
    step(
      'statement',
      // An empty statement is a line, too.
      emptyLines === 2
        ? `\\n(?:(?<statement>${printable}*)\\n)?\\n(?=URI: )`
        : `(?:\\n(?<statement>${printable}+)\\n)?\\n(?=URI: )`,
    ),
    step('URI', `URI: (?<uri>${uri})\\n`),
    step('version', 'Version: (?<version>1)\\n'),
    step('chain ID', `Chain ID: (?<chainId>${chainId})\\n`),
    step('nonce', 'Nonce: (?<nonce>[A-Za-z0-9]{8,})\\n'),
    step('time of issue', `Issued At: (?<issuedAt>${time})${end}`),
    optional('expiration time', '\nExpiration Time: ', `(?<expirationTime>${time})`),
    optional('not before', '\nNot Before: ', `(?<notBefore>${time})`),
    optional('request ID', '\nRequest ID: ', `(?<requestId>${requestId})`),
    optional('resources', '\nResources:', `(?<resources>(?:\\n- ${uri}${end})*)(?!\\n- )`),
    step('end', '$'),
  ]
}

function check({ isAddress }: SignInTextForm, groups: Partial<Record<string, string>>): ReadSignInText {
  const { address = '', uri: stated = '', issuedAt, expirationTime, notBefore } = groups
  const resources = groups.resources?.split('\n- ').slice(1)
  const faults: readonly (readonly [SignInTextPart, boolean])[] = [
    ['address', isAddress?.(address) === false],
    ['URI', !URL.canParse(stated)],
    ['time of issue', !isTime(issuedAt)],
    ['expiration time', !isTime(expirationTime)],
    ['not before', !isTime(notBefore)],
    ['resources', resources?.every((value) => URL.canParse(value)) === false],
  ]
  const [wrong] = faults.find(([, isWrong]) => isWrong) ?? []
  if (wrong !== undefined) return { ok: false, wrong }
  const present = Object.entries({ ...groups, resources }).filter(([, value]) => value !== undefined)
  return { ok: true, fields: Object.fromEntries(present) as unknown as SignInText }
}

/** Whether the day exists: `Date` moves February 30 to March. */
function isTime(value: string | undefined): boolean {
  if (value === undefined) return true
  const day = value.slice(0, 10)
  return !Number.isNaN(Date.parse(value)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}
