/** Whether a text is written like a Solana address: base58, 32 bytes. */
export function isSolanaAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
}
