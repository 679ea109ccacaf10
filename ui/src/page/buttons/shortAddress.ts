/** Shown until the code of the account's face is loaded, which has the host app's lengths. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-6)}`
}
