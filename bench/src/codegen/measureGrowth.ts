import { join } from 'node:path'
import { median } from '../median.ts'
import type { Table } from '../Report.ts'
import { medianOf, megabytes, problemOf, seconds } from './cells.ts'
import { writeDocument } from './documents.ts'
import { workFolder } from './folders.ts'
import { freshOutput } from './freshOutput.ts'
import { ours, runGenerator } from './generators.ts'
import { inTurns } from './inTurns.ts'
import type { Progress } from './progress.ts'
import type { ProcessRun } from './runProcess.ts'
import { syntheticDocument } from './syntheticDocument.ts'

const sizes = [100, 1000, 5000]

export interface MeasureGrowthParameters {
  readonly runs: number
  readonly progress: Progress
}

/** Measures our generator on synthetic documents of several sizes. */
export async function measureGrowth({ runs, progress }: MeasureGrowthParameters): Promise<Table> {
  const documents = new Map(
    sizes.map((size) => [size, writeDocument(`synthetic-${size}.json`, syntheticDocument(size))]),
  )
  const done = await inTurns([...documents.keys()], {
    runs,
    async run(size, round) {
      const output = join(workFolder, 'output', 'synthetic', String(size))
      freshOutput(output)
      const run = await runGenerator(ours, documents.get(size) ?? '', output)
      progress(`${size} operations, run ${round + 1} of ${runs}`, run)
      return run
    },
  })
  return [
    ['operations', 'CPU', 'an operation', 'each further one', 'peak memory'],
    ...sizes.map((size, index) => rowOf(size, done.get(size) ?? [], sizes[index - 1], done)),
  ]
}

function rowOf(
  size: number,
  runs: readonly ProcessRun[],
  smaller: number | undefined,
  all: ReadonlyMap<number, readonly ProcessRun[]>,
): readonly string[] {
  const problem = problemOf(runs)
  if (problem !== undefined) return [String(size), problem]
  const rest = smaller === undefined ? [] : (all.get(smaller) ?? [])
  return [
    String(size),
    medianOf(runs, cpuSeconds, seconds),
    medianOf(runs, (run) => cpuSeconds(run) / size, perOperation),
    // Marginal cost without the start-up time: constant when growth is linear.
    smaller === undefined || rest.length === 0
      ? '–'
      : perOperation((median(runs.map(cpuSeconds)) - median(rest.map(cpuSeconds))) / (size - smaller)),
    medianOf(runs, ({ peakMegabytes }) => peakMegabytes, megabytes),
  ]
}

const cpuSeconds = (run: ProcessRun) => run.cpuSeconds
const perOperation = (time: number) => `${(time * 1000).toFixed(2)} ms`
