/** First and last characters of an address: `0x12…7890ab` with the default 4 and 6. */
export function shortAddress(address: string, start = 4, end = 6): string {
  return address.length <= start + end ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
