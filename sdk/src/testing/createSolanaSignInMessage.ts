import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/**
 * Creates the message that a wallet signs for `solana:signIn`.
 * https://github.com/phantom/sign-in-with-solana#message-construction
 */
export function createSolanaSignInMessage(
  input: SolanaSignInInput & { readonly domain: string; readonly address: string },
): string {
  const labelled: Readonly<Record<string, string | undefined>> = {
    URI: input.uri,
    Version: input.version,
    'Chain ID': input.chainId,
    Nonce: input.nonce,
    'Issued At': input.issuedAt,
    'Expiration Time': input.expirationTime,
    'Not Before': input.notBefore,
    'Request ID': input.requestId,
  }
  const fields = [
    ...Object.entries(labelled).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    ...(input.resources ? ['Resources:', ...input.resources.map((resource) => `- ${resource}`)] : []),
  ]
  return [
    `${input.domain} wants you to sign in with your Solana account:\n${input.address}`,
    ...(input.statement ? [input.statement] : []),
    ...(fields.length > 0 ? [fields.join('\n')] : []),
  ].join('\n\n')
}
