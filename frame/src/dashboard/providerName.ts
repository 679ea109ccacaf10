const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  discord: 'Discord',
  email: 'E-mail',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
  github: 'GitHub',
  google: 'Google',
  passkey: 'Passkey',
  telegram: 'Telegram',
  x: 'X',
}

/** Name of a way to log in as its owner writes it; one that the operator has added has its id. */
export function providerName(id: string): string {
  return names[id] ?? id
}
