/**
 * Shortens an address in its middle: `0x12…abcdef`. Only when it is longer than what stays.
 *
 * @param options.start Characters that stay in front, default 4.
 * @param options.end Characters that stay behind, default 6.
 */
export function truncateAddress(address: string, options: { start?: number; end?: number } = {}): string {
  const { start = 4, end = 6 } = options
  if (address.length <= start + end) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
