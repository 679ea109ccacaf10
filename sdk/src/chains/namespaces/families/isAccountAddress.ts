import type { ChainNamespace } from '../../networks/Caip.ts'

const forms: Readonly<Partial<Record<ChainNamespace, RegExp>>> = {
  eip155: /^0x[\da-f]{40}$/i,
  // 32 bytes in base58.
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** An address of CAIP-10. https://chainagnostic.org/CAIPs/caip-10 */
const anyFamily = /^[-.%a-zA-Z0-9]{1,128}$/

/** Whether a value has the form of an address of this family. Does not check its checksum. */
export function isAccountAddress(namespace: ChainNamespace, value: unknown): value is string {
  return typeof value === 'string' && (forms[namespace] ?? anyFamily).test(value)
}
