/** `0xabcd1234` as `0x abcd 1234`: an address as a screen reader should read it. */
export function groupAddress(address: string): string {
  const [, prefix = '', rest = ''] = /^(0x)?(.*)$/.exec(address) ?? []
  return [prefix, ...(rest.match(/.{1,4}/g) ?? [])].filter(Boolean).join(' ')
}
