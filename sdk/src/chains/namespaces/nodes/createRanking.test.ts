import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRanking } from './createRanking.ts'

const [fast, slow, down] = ['https://fast.test', 'https://slow.test', 'https://down.test']
const nodes = [{ url: down }, { url: slow }, { url: fast }]
const urls = nodes.map(({ url }) => url)
const signal = new AbortController().signal

/** Milliseconds until a node answers; infinite for one that never does. */
const delays = new Map<string, number>()

function rank() {
  const pings: string[] = []
  const ranking = createRanking(async (url, limited) => {
    pings.push(url)
    const delay = delays.get(url)
    if (delay === undefined) throw new Error('down')
    await new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, Math.min(delay, 60_000))
      limited.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(limited.reason)
      })
    })
  })
  const order = () => ranking.order(nodes).map(({ url }) => url)
  const round = async () => {
    const done = ranking.refresh(urls, signal)
    await vi.advanceTimersByTimeAsync(4_000)
    await done
  }
  return { ranking, pings, order, round }
}

beforeEach(() => {
  vi.useFakeTimers()
  delays.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the ranking of nodes', () => {
  it('starts in the given order, and then prefers those that answer, the fastest first', async () => {
    delays.set(fast, 20).set(slow, 400)
    const { order, round } = rank()
    expect(order()).toEqual([down, slow, fast])
    await round()
    expect(order()).toEqual([fast, slow, down])
  })

  it('counts a node that takes a second as one that has not answered', async () => {
    delays.set(fast, 20).set(slow, 1_001).set(down, 900)
    const { order, round } = rank()
    await round()
    expect(order()).toEqual([fast, down, slow])
  })

  it('weighs reliability 0.7 against 0.3 for speed', async () => {
    const { order, round } = rank()
    // The slow one answers always, the fast one in half of the rounds: 0.7 + 0 against 0.35 + 0.3.
    for (let turn = 0; turn < 10; turn += 1) {
      delays.clear()
      delays.set(slow, 900)
      if (turn % 2) delays.set(fast, 1)
      await round()
    }
    expect(order()).toEqual([slow, fast, down])
    delays.set(fast, 1)
    // In 6 of the last 10: 0.42 + 0.3.
    await round()
    await round()
    expect(order()).toEqual([fast, slow, down])
  })

  it('remembers the last ten pings', async () => {
    const { order, round } = rank()
    delays.set(slow, 500)
    for (let turn = 0; turn < 3; turn += 1) await round()
    delays.set(fast, 1)
    for (let turn = 0; turn < 10; turn += 1) await round()
    expect(order()[0]).toBe(fast)
  })

  it('pings at most once in 4 seconds, and nothing where there is no choice', async () => {
    delays.set(fast, 1)
    const { ranking, pings } = rank()
    await ranking.refresh([fast], signal)
    expect(pings).toEqual([])
    const first = ranking.refresh(urls, signal)
    await vi.advanceTimersByTimeAsync(3_999)
    await ranking.refresh(urls, signal)
    expect(pings).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1)
    const second = ranking.refresh(urls, signal)
    expect(pings).toHaveLength(6)
    await vi.runAllTimersAsync()
    await Promise.all([first, second])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes no sample of a page that has left', async () => {
    delays.set(fast, 100).set(slow, 100)
    const { ranking, order } = rank()
    const leaving = new AbortController()
    const done = ranking.refresh(urls, leaving.signal)
    leaving.abort()
    await done
    expect(vi.getTimerCount()).toBe(0)
    expect(order()).toEqual([down, slow, fast])
  })
})
