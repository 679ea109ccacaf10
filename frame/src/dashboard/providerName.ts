import type { Texts } from './texts/en.ts'

const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
  github: 'GitHub',
  google: 'Google',
  telegram: 'Telegram',
  x: 'X',
}

/** Name of a provider as its owner writes it; one that the operator has added has its id. */
export function providerName(id: string): string {
  return names[id] ?? id
}

/** Name of a way to log in, which may be without a provider. */
export function loginName(id: string, texts: Texts): string {
  if (id === 'email') return texts.emailLogin
  return id === 'passkey' ? texts.passkeyLoginName : providerName(id)
}
