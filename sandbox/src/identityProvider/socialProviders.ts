/** The social networks that the identity provider stands in for, by the ids of the frame's messages. */
export const socialProviders = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

export type SocialProvider = keyof typeof socialProviders

export function isSocialProvider(value: unknown): value is SocialProvider {
  return typeof value === 'string' && Object.hasOwn(socialProviders, value)
}

/** X returns no e-mail address. */
export function scopeOf(provider: SocialProvider): string {
  return provider === 'x' ? 'openid profile' : 'openid profile email'
}

/** The people who have an account at every network. */
export const socialAccounts = {
  alice: { name: 'Alice', email: 'alice@example.test' },
  bob: { name: 'Bob', email: 'bob@example.test' },
} as const

export function findSocialAccount(id: string) {
  return Object.entries(socialAccounts).find(([key]) => key === id)?.[1]
}
