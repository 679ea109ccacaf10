import { wait } from '../../../foundation/platform/wait.ts'
import { withTimeLimit } from '../../../foundation/platform/withTimeLimit.ts'

/** Time between two rounds, and for one ping, in ms. */
const interval = 4_000
const pingLimit = 1_000
/** Pings that count, the latest ones. */
const sampleCount = 10
const weights = { stability: 0.7, latency: 0.3 }

interface Sample {
  readonly hasAnswered: boolean
  /** In ms. */
  readonly latency: number
}

/** Orders equivalent nodes. */
export interface Ranking {
  /** The best first; nodes without a difference in the given order. */
  order<Node extends { readonly url: string }>(nodes: readonly Node[]): readonly Node[]
  /** Pings all nodes, unless the last round began less than 4 s ago. Never rejects. */
  refresh(urls: readonly string[], signal: AbortSignal): Promise<void>
}

/**
 * Ranks nodes by pings while the network is in use: 0.7 for the share that was answered within 1 s, 0.3 for being fast,
 * over the last 10 pings. A page that reads nothing pings nothing.
 *
 * @param ping rejects when the node fails
 */
export function createRanking(ping: (url: string, signal: AbortSignal) => Promise<unknown>): Ranking {
  const samples = new Map<string, readonly Sample[]>()
  let lastRound = Number.NEGATIVE_INFINITY

  async function takeSample(url: string, signal: AbortSignal): Promise<void> {
    const start = performance.now()
    const hasAnswered = await withTimeLimit(pingLimit, signal, (limited) =>
      Promise.race([
        ping(url, limited),
        wait(pingLimit, limited).then(() => Promise.reject(new Error('Too slow'))),
      ]),
    ).then(
      () => true,
      () => false,
    )
    if (signal.aborted) return
    const sample = { hasAnswered, latency: performance.now() - start }
    samples.set(url, [...(samples.get(url) ?? []), sample].slice(-sampleCount))
  }

  function score(url: string, slowest: number): number {
    const own = samples.get(url) ?? []
    const stability = mean(own.map(({ hasAnswered }) => Number(hasAnswered)))
    if (stability === 0) return 0
    const latency = mean(own.map((sample) => sample.latency))
    return weights.stability * stability + weights.latency * (1 - latency / slowest)
  }

  return {
    order(nodes) {
      const all = nodes.flatMap(({ url }) => samples.get(url) ?? [])
      const slowest = Math.max(...all.map(({ latency }) => latency), Number.MIN_VALUE)
      return nodes.toSorted((one, other) => score(other.url, slowest) - score(one.url, slowest))
    },
    async refresh(urls, signal) {
      if (urls.length < 2 || performance.now() - lastRound < interval) return
      lastRound = performance.now()
      await Promise.all(urls.map((url) => takeSample(url, signal)))
    },
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
