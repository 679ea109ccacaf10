import { isAddress } from '@solana/addresses'
import { formatSolanaSignInMessage } from '@wallet-kit/clients/sign-in/texts/formatSolanaSignInMessage'
import { parseSolanaSignInMessage } from '@wallet-kit/clients/sign-in/texts/parseSolanaSignInMessage'
import { createMalformedError } from '../createMalformedError.ts'
import type { SignInFields } from '../SignInFields.ts'
import { type ParseSignInMessage, readParsedText, toTextFields, uriChecks } from '../signInTextParts.ts'

const checks = {
  ...uriChecks,
  // Base58 of 32 bytes.
  accountAddress: (address: string) => isAddress(address),
}

/**
 * Parses a message of Sign-In With Solana (CAIP-122) in the form of EIP-4361: the fields that protect a sign-in are
 * required, and the statement is one line. https://github.com/phantom/sign-in-with-solana#abnf-message-format
 */
export const parseSignInMessage: ParseSignInMessage = (text, onWrong) =>
  readParsedText(parseSolanaSignInMessage(text, checks), onWrong)

/**
 * Creates a message of Sign-In With Solana, which wallets recognise and check (CAIP-122).
 * https://github.com/phantom/sign-in-with-solana
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MALFORMED` for a field that it does not allow
 */
export function createSignInMessage(fields: SignInFields): string {
  const formatted = formatSolanaSignInMessage(toTextFields(fields), checks)
  if (!formatted.ok) throw createMalformedError(formatted.wrong)
  return formatted.text
}
