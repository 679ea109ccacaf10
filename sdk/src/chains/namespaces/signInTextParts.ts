import type { ParsedText, WrongText } from '@wallet-kit/clients/runtime/texts/parseText'
import type { Eip155SignInMessage } from '@wallet-kit/clients/sign-in/types/models/Eip155SignInMessage'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { SignInFields } from './SignInFields.ts'

/** The fields of a sign-in message, read from its text. Fields that it does not have are absent. */
export interface ParsedSignInMessage extends SignInFields {
  /** Before the domain, e.g. `https`. */
  readonly scheme?: string | undefined
  readonly issuedAt: string
}

/** @param onWrong receives the part of a text that is no message */
export type ParseSignInMessage = (
  text: string,
  onWrong?: (part: WrongPart) => void,
) => ParsedSignInMessage | undefined

type SignInText = Omit<Eip155SignInMessage, 'accountAddress'> & { readonly accountAddress: string }

/** A part of a message that is missing, malformed or out of its place: a field, its length, or other text behind it. */
export type WrongPart = WrongText<Eip155SignInMessage>['wrong']

/** Checks of URIs beside those of the contract: a browser has to be able to read them. */
export const uriChecks = {
  uri: (uri: string): boolean => URL.canParse(uri),
  resources: (uris: readonly string[]): boolean => uris.every((uri) => URL.canParse(uri)),
}

/** Fields for a text: without empty ones, with the time of issue that the standards require. */
export function toTextFields(fields: SignInFields): Omit<SignInText, 'scheme'> {
  const { statement, resources, requestId, expirationTime, notBefore, ...required } = fields
  const { accountAddress, chainId, domain, uri, nonce, issuedAt } = required
  return {
    accountAddress,
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt: issuedAt || new Date().toISOString(),
    ...(statement && { statement }),
    ...(resources && { resources: [...resources] }),
    ...(requestId && { requestId }),
    ...(expirationTime && { expirationTime }),
    ...(notBefore && { notBefore }),
  }
}

export function readParsedText(
  parsed: ParsedText<SignInText>,
  onWrong?: (part: WrongPart) => void,
): ParsedSignInMessage | undefined {
  if (!parsed.ok) {
    onWrong?.(parsed.wrong)
    return undefined
  }
  return { ...parsed.value, chainId: parsed.value.chainId as CaipNetworkId }
}
