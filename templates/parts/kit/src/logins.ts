import type { Features } from '@wallet-kit/sdk'

/** Ways to log in without a wallet. */
export const logins: Partial<Features> = { email: false, socials: false }
