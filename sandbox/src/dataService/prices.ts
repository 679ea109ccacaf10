import { createRandom } from '../random/createRandom.ts'

/** Exchange rates: the value of one US dollar in each supported currency. */
const perDollar = {
  usd: 1,
  eur: 0.86,
  gbp: 0.74,
  aud: 1.51,
  cad: 1.38,
  inr: 86.4,
  jpy: 148.2,
  btc: 0.0000094,
  eth: 0.00041,
} as const

export type Currency = keyof typeof perDollar

/** Approximate prices in US dollars (1 for unlisted coins), varied slightly by the seed. */
const dollars: Readonly<Record<string, number>> = { ETH: 2_430, POL: 0.23, SOL: 154 }

export interface GetPriceParameters {
  readonly seed: string
  readonly symbol: string
  readonly currency: Currency
}

/** Price of one coin; deterministic for a seed. */
export function getPrice({ seed, symbol, currency }: GetPriceParameters): number {
  const random = createRandom(`${seed}/price/${symbol}`)
  const usd = (dollars[symbol] ?? 1) * (0.95 + random.next() / 10)
  return Number((usd * perDollar[currency]).toPrecision(6))
}
