import type { Locator } from '@playwright/test'

/** An amount as it is shown in English, in the token's smallest unit. */
export function toUnits(shown: string | null | undefined, decimals: number): bigint {
  const [amount = ''] = /[\d,]+(\.\d+)?/.exec(shown ?? '') ?? []
  const [whole = '', fraction = ''] = amount.replaceAll(',', '').split('.')
  if (whole === '') throw new Error(`No amount in "${shown}"`)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** An amount of a token as balances are shown in English: cut to some decimals. */
export function cutTo(decimals: number, units: bigint, tokenDecimals = 18): string {
  const cut = units / 10n ** BigInt(tokenDecimals - decimals)
  const whole = cut / 10n ** BigInt(decimals)
  const fraction = (cut % 10n ** BigInt(decimals)).toString().padStart(decimals, '0')
  return `${whole.toLocaleString('en-US')}.${fraction}`
}

/** Value of a fact in a list, by the fact's name. */
export const factOf = (card: Locator, name: string) =>
  card
    .locator('dl > div')
    .filter({ has: card.page().locator('dt', { hasText: name }) })
    .locator('dd')
