import { expect, it } from 'vitest'
import { inTurns } from './inTurns.ts'
import type { ProcessRun } from './runProcess.ts'

const good: ProcessRun = { problem: undefined, cpuSeconds: 1, wallSeconds: 1, peakMegabytes: 1, output: '' }

it('alternates, and does not repeat a failed or slow contestant', async () => {
  const order: string[] = []
  const runs = await inTurns(['quick', 'broken', 'slow'], {
    runs: 3,
    async run(name, round) {
      order.push(`${name} ${round}`)
      if (name === 'broken') return { ...good, problem: 'fails' }
      return name === 'slow' ? { ...good, wallSeconds: 61 } : good
    },
  })
  expect(order).toEqual(['quick 0', 'broken 0', 'slow 0', 'quick 1', 'quick 2'])
  expect([...runs].map(([name, { length }]) => [name, length])).toEqual([
    ['quick', 3],
    ['broken', 1],
    ['slow', 1],
  ])
})
