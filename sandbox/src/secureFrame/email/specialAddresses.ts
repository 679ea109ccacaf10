/** Addresses that behave in a special way, by the first part of their local part. All others receive a code. */
export const specialAddresses = {
  'mail-fails': 'the mail server refuses the address, so that sending fails',
  'code-expired': 'the code in the mail has expired already',
} as const

export type SpecialAddress = keyof typeof specialAddresses

/** E.g. `new-device@example.test` and `new-device-2@example.test`. */
export function isSpecialAddress(email: string, kind: SpecialAddress): boolean {
  return email.toLowerCase().startsWith(kind)
}
