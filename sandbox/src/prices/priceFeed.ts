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

/** Approximate prices in US dollars. Other tokens have no known price. */
const dollars: ReadonlyMap<string, number> = new Map([
  ['ETH', 2_430],
  ['WETH', 2_430],
  ['POL', 0.23],
  ['WPOL', 0.23],
  ['SOL', 154],
  ['WBTC', 106_300],
  ['MKR', 1_480],
  ['USDC', 1],
  ['USDT', 1],
  ['DAI', 1],
  ['PYUSD', 1],
])

/** The wrapped form of a coin has the coin's price. */
const wrapped: ReadonlyMap<string, string> = new Map([
  ['WETH', 'ETH'],
  ['WPOL', 'POL'],
])
const stable: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI', 'PYUSD'])

/** Maximum change of a price around its seeded value, as a share. */
const swing = 0.002
const minuteMs = 60_000

export interface GetPriceParameters {
  readonly seed: string
  readonly symbol: string
  readonly currency: Currency
  /** Milliseconds since 1970. Default: now. */
  readonly at?: number
}

/** Price of one coin, a function of seed and minute; undefined when no price is known. */
export function getPrice({
  seed,
  symbol,
  currency,
  at = Date.now(),
}: GetPriceParameters): number | undefined {
  const seeded = getSeededPrice({ seed, symbol })
  if (seeded === undefined) return undefined
  const minute = Math.floor(at / minuteMs)
  const phase = createRandom(`${seed}/phase/${wrapped.get(symbol) ?? symbol}`).next() * 2 * Math.PI
  // Two waves, of about five hours and about twelve days.
  const wave = Math.sin(minute / 48 + phase) + Math.sin(minute / 2_750 + phase)
  const moved = seeded * (1 + (stable.has(symbol) ? 0.1 : 1) * swing * (wave / 2))
  return Number((moved * perDollar[currency]).toPrecision(6))
}

/** The price in US dollars around which the feed moves, and at which the exchange's pools start. */
export function getSeededPrice({
  seed,
  symbol,
}: Pick<GetPriceParameters, 'seed' | 'symbol'>): number | undefined {
  const base = dollars.get(symbol)
  if (base === undefined) return undefined
  const random = createRandom(`${seed}/price/${wrapped.get(symbol) ?? symbol}`).next()
  const spread = stable.has(symbol) ? 0.001 : 0.05
  return base * (1 - spread + 2 * spread * random)
}
