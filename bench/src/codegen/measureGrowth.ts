import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from '../benchmarks.ts'
import { cpuRatio, medianOf, megabytes, problemOf, seconds } from './cells.ts'
import { writeDocument } from './documents.ts'
import { workFolder } from './folders.ts'
import { ours, runGenerator } from './generators.ts'
import { inTurns } from './inTurns.ts'
import type { Progress } from './progress.ts'
import { syntheticDocument } from './syntheticDocument.ts'

const sizes = [100, 1000, 5000]

export interface MeasureGrowthParameters {
  readonly runs: number
  readonly progress: Progress
}

/** Ours over documents of one kind and several sizes. */
export async function measureGrowth({ runs, progress }: MeasureGrowthParameters): Promise<Table> {
  const documents = new Map(
    sizes.map((size) => [size, writeDocument(`synthetic-${size}.json`, syntheticDocument(size))]),
  )
  const done = await inTurns([...documents.keys()], {
    runs,
    async run(size, round) {
      const output = join(workFolder, 'output', 'synthetic', String(size))
      rmSync(output, { recursive: true, force: true })
      mkdirSync(output, { recursive: true })
      const run = await runGenerator(ours, documents.get(size) ?? '', output)
      progress(`${size} operations, run ${round + 1} of ${runs}`, run)
      return run
    },
  })
  const smallest = done.get(sizes[0] ?? 0) ?? []
  return [
    ['operations', 'CPU', `of ${sizes[0]}`, 'CPU an operation', 'peak memory'],
    ...[...done].map(([size, its]) => [
      String(size),
      problemOf(its) ?? medianOf(its, ({ cpuSeconds }) => cpuSeconds, seconds),
      cpuRatio(its, smallest),
      medianOf(
        its,
        ({ cpuSeconds }) => (cpuSeconds * 1000) / size,
        (time) => `${time.toFixed(2)} ms`,
      ),
      medianOf(its, ({ peakMegabytes }) => peakMegabytes, megabytes),
    ]),
  ]
}
