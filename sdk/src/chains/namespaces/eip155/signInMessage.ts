import type { FormattedText } from '@wallet-kit/clients/runtime/texts/formatText'
import { formatEip155SignInMessage } from '@wallet-kit/clients/sign-in/texts/formatEip155SignInMessage'
import { parseEip155SignInMessage } from '@wallet-kit/clients/sign-in/texts/parseEip155SignInMessage'
import type { Eip155SignInMessage } from '@wallet-kit/clients/sign-in/types/models/Eip155SignInMessage'
import { getAddress } from 'viem'
import { createMalformedError } from '../createMalformedError.ts'
import type { SignInFields } from '../SignInFields.ts'
import { type ParseSignInMessage, readParsedText, toTextFields, uriChecks } from '../signInTextParts.ts'

const checks = {
  ...uriChecks,
  // EIP-4361 requires the mixed case of EIP-55, whose checksum shows a changed character.
  accountAddress: (address: string) => getAddress(address) === address,
}

/** Parses a message of EIP-4361. https://eips.ethereum.org/EIPS/eip-4361 */
export const parseSignInMessage: ParseSignInMessage = (text, onWrong) =>
  readParsedText(parseEip155SignInMessage(text, checks), onWrong)

/**
 * Creates a message of EIP-4361.
 *
 * @throws viem's `InvalidAddressError`, WalletKitError `SIGN_IN_MESSAGE_MALFORMED` for a field that it does not allow
 */
export function createSignInMessage(fields: SignInFields): string {
  const formatted = formatSignInMessage(fields)
  if (!formatted.ok) throw createMalformedError(formatted.wrong)
  return formatted.text
}

/** Formats a message of EIP-4361: the address with its checksum, times in UTC. */
export function formatSignInMessage(fields: SignInFields): FormattedText<Eip155SignInMessage> {
  const { accountAddress, issuedAt, expirationTime, notBefore, ...others } = toTextFields(fields)
  const message = {
    ...others,
    accountAddress: getAddress(accountAddress),
    issuedAt: toUtc(issuedAt),
    ...(expirationTime && { expirationTime: toUtc(expirationTime) }),
    ...(notBefore && { notBefore: toUtc(notBefore) }),
  }
  return formatEip155SignInMessage(message, checks)
}

function toUtc(time: string): string {
  return Number.isNaN(Date.parse(time)) ? time : new Date(time).toISOString()
}
