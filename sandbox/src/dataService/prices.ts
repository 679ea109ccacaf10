import { createRandom } from '../random/createRandom.ts'

/** Currencies that prices are asked in, worth of one US dollar in each. */
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

/** Rough worth of a coin in US dollars, 1 for those that are not here; the seed moves it a little. */
const dollars: Readonly<Record<string, number>> = { ETH: 2_430, POL: 0.23, SOL: 154 }

export interface GetPriceParameters {
  readonly seed: string
  readonly symbol: string
  readonly currency: Currency
}

/** What one coin costs in this world. The same in every run with the same seed. */
export function getPrice({ seed, symbol, currency }: GetPriceParameters): number {
  const random = createRandom(`${seed}/price/${symbol}`)
  const usd = (dollars[symbol] ?? 1) * (0.95 + random.next() / 10)
  return Number((usd * perDollar[currency]).toPrecision(6))
}
