import { join } from 'node:path'
import { median } from '../median.ts'
import type { Table } from '../Report.ts'
import { cpuRatio, medianOf, milliseconds, problemOf, seconds } from './cells.ts'
import type { BenchDocument } from './documents.ts'
import { workFolder } from './folders.ts'
import { freshOutput } from './freshOutput.ts'
import { ours, runGenerator } from './generators.ts'
import { filesTouched, outputFiles } from './outputFiles.ts'
import type { Progress } from './progress.ts'
import type { ProcessRun } from './runProcess.ts'

export interface MeasureSecondRunParameters {
  readonly document: BenchDocument
  readonly runs: number
  readonly progress: Progress
}

interface Step {
  readonly name: string
  readonly runs: ProcessRun[]
  readonly touched: number[]
}

/** Measures our generator cold, then without changes. */
export async function measureSecondRun({
  document,
  runs,
  progress,
}: MeasureSecondRunParameters): Promise<Table> {
  const cold = createStep('cold')
  const unchanged = createStep('nothing changed')
  const folder = join(workFolder, 'output', document.name, 'again')
  for (let round = 0; round < runs; round++) {
    freshOutput(folder)
    for (const step of [cold, unchanged]) {
      const before = outputFiles(folder)
      const run = await runGenerator(ours, document.path, folder)
      step.runs.push(run)
      step.touched.push(filesTouched(before, outputFiles(folder)))
      progress(`${document.name}: ${ours.name}, ${step.name}, run ${round + 1} of ${runs}`, run)
    }
  }
  return [
    ['', 'CPU', 'of cold', 'wall', 'files touched'],
    ...[cold, unchanged].map((step) => rowOf(step, cold)),
  ]
}

function createStep(name: string): Step {
  return { name, runs: [], touched: [] }
}

function rowOf({ name, runs, touched }: Step, cold: Step): readonly string[] {
  const problem = problemOf(runs)
  if (problem !== undefined) return [name, problem]
  return [
    name,
    medianOf(runs, ({ cpuSeconds }) => cpuSeconds, seconds),
    cpuRatio(runs, cold.runs),
    medianOf(runs, ({ wallSeconds }) => wallSeconds, milliseconds),
    String(median(touched)),
  ]
}
