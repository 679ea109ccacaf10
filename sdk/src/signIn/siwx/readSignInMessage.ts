import { signInMessageMismatch } from '@wallet-kit/clients/errors/constants'
import { createMalformedError } from '../../chains/namespaces/createMalformedError.ts'
import type { Namespace } from '../../chains/namespaces/Namespace.ts'
import type { ParsedSignInMessage, WrongPart } from '../../chains/namespaces/signInTextParts.ts'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { resolveOwnUrl } from '../../foundation/platform/resolveOwnUrl.ts'
import { checkMessageTimes } from './checkMessageTimes.ts'
import { addRecapSentence, describesRecap } from './recaps.ts'
import type { SIWXMessage, SIWXMessageData } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** A message that may be signed: its text, and the fields that exactly this text states. */
export interface ReadSignInMessage {
  readonly text: string
  readonly data: SIWXMessageData
}

type Comparison = (
  declared: SIWXMessageData,
  stated: ParsedSignInMessage,
  field: keyof SIWXMessageData,
) => boolean

const isSame: Comparison = (declared, stated, field) => (declared[field] || '') === (stated[field] ?? '')
const isSameTime: Comparison = (declared, stated, field) => toTime(declared[field]) === toTime(stated[field])

/** Comparison of each field of the plug-in with the text. Fields in neither are equal. */
const comparisons: Readonly<Record<keyof SIWXMessageData, Comparison>> = {
  accountAddress: ({ accountAddress }, stated) =>
    toAccountKey(stated.chainId, accountAddress) === toAccountKey(stated.chainId, stated.accountAddress),
  chainId: isSame,
  domain: isSame,
  uri: isSame,
  version: isSame,
  nonce: isSame,
  // The sentence that describes a ReCap may have been added to it.
  statement: ({ statement = '' }, { statement: text = '', resources }) =>
    text === (statement || '') || text === addRecapSentence({ statement, resources }),
  requestId: isSame,
  // The text has to state it (EIP-4361), the fields need not repeat it.
  issuedAt: (declared, ...rest) => declared.issuedAt === undefined || isSameTime(declared, ...rest),
  expirationTime: isSameTime,
  notBefore: isSameTime,
  resources: ({ resources = [] }, stated) =>
    JSON.stringify(resources) === JSON.stringify(stated.resources ?? []),
}
const fields = Object.keys(comparisons) as readonly (keyof SIWXMessageData)[]

/**
 * Reads a plug-in's message once and refuses it, before anyone sees it, unless its text is a well-formed sign-in
 * message that states the fields of the plug-in, this page and this account. From here on this text is what is
 * shown, signed and sent: a visitor who signs for another domain signs an attacker in.
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MALFORMED`, `SIGN_IN_MESSAGE_MISMATCH`, `SIGN_IN_TIME_INVALID`
 */
export async function readSignInMessage(
  message: SIWXMessage,
  account: SignInAccount,
  namespace: Namespace,
): Promise<ReadSignInMessage> {
  // A getter or `toString` of a plug-in may answer differently the next time.
  const declared = Object.fromEntries(
    fields.map((field) => [field, message[field]]),
  ) as unknown as SIWXMessageData
  const text: unknown = message.toString()
  // An object in place of the string would be converted again for the signature.
  let part: WrongPart | 'format' = 'format'
  const stated =
    typeof text === 'string'
      ? await namespace.parseSignInMessage(text, (wrong) => {
          part = wrong
        })
      : undefined
  if (!stated) throw createMalformedError(part)
  const field = findWrongField(declared, stated, account)
  if (field) throw createError(signInMessageMismatch, { context: redactContext({ field }) })
  checkMessageTimes(stated)
  const { scheme: _, ...data } = stated
  return { text: String(text), data }
}

function findWrongField(
  declared: SIWXMessageData,
  stated: ParsedSignInMessage,
  account: SignInAccount,
): string | undefined {
  const { caipNetworkId, address } = account
  if (toAccountKey(stated.chainId, stated.accountAddress) !== toAccountKey(caipNetworkId, address))
    return 'account'
  const different = fields.find((field) => !comparisons[field](declared, stated, field))
  if (different) return different === 'accountAddress' || different === 'chainId' ? 'account' : different
  if (!describesRecap(stated)) return 'recap'
  const location = getWindow()?.location
  if (!location) return undefined
  if (stated.domain !== location.host) return 'domain'
  if (stated.scheme !== undefined && `${stated.scheme}:` !== location.protocol) return 'scheme'
  // Servers read it on its own: `https:evil.example` is of this page only where this page is its base.
  return resolveOwnUrl(new URL(stated.uri).href, location.origin) ? undefined : 'uri'
}

function toTime(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined
}
