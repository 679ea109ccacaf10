import type { SocialProvider } from '@wallet-kit/sdk'

/** Social networks by the names that they give themselves, and passkeys. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  passkey: 'Passkey',
}
