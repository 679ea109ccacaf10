import { createSignInMessageParser } from '../createSignInMessageParser.ts'

/**
 * Parses a message of Sign-In With Solana (CAIP-122) in the form of EIP-4361: the fields that protect a sign-in are
 * required, and the statement is one line. https://github.com/phantom/sign-in-with-solana#abnf-message-format
 */
export const parseSignInMessage = createSignInMessageParser({
  hasScheme: false,
  blockchain: 'Solana',
  address: '[1-9A-HJ-NP-Za-km-z]{32,44}',
  chainId: '(?:solana:)?[-_a-zA-Z0-9]{1,32}',
  emptyLines: 1,
  toNetworkId: (chainId) => `solana:${chainId.replace(/^solana:/, '')}`,
})
