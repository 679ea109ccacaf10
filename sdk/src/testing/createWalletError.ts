/** An error as wallets reject with it. https://eips.ethereum.org/EIPS/eip-1193#provider-errors */
export function createWalletError(code: number, message: string): Error & { code: number } {
  return Object.assign(new Error(message), { code })
}
