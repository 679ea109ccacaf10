import { join } from 'node:path'
import type { Table } from '../Report.ts'
import { cpuRatio, medianOf, megabytes, problemOf, seconds } from './cells.ts'
import type { BenchDocument } from './documents.ts'
import { workFolder } from './folders.ts'
import { freshOutput } from './freshOutput.ts'
import { baseline, type Generator, runGenerator } from './generators.ts'
import { inTurns } from './inTurns.ts'
import { outputFiles, totalBytes } from './outputFiles.ts'
import type { Progress } from './progress.ts'
import type { ProcessRun } from './runProcess.ts'

/** Output folder of a generator for a document. */
export function outputOf(document: BenchDocument, generator: Generator): string {
  return join(workFolder, 'output', document.name, generator.name)
}

export interface MeasureGenerationParameters {
  readonly document: BenchDocument
  readonly generators: readonly Generator[]
  readonly runs: number
  readonly progress: Progress
}

/**
 * Compares generators, each run into an empty folder.
 *
 * @returns the table, and the generators that succeeded
 */
export async function measureGeneration({
  document,
  generators,
  runs,
  progress,
}: MeasureGenerationParameters): Promise<{ readonly rows: Table; readonly succeeded: readonly Generator[] }> {
  const done = await inTurns(generators, {
    runs,
    async run(generator, round) {
      const output = outputOf(document, generator)
      freshOutput(output)
      const run = await runGenerator(generator, document.path, output)
      progress(`${document.name}: ${generator.name}, run ${round + 1} of ${runs}`, run)
      return run
    },
  })
  const compared = done.get(baseline) ?? []
  const rows = [...done].map(([generator, its]) => rowOf(document, generator, its, compared))
  return {
    rows: [['', 'CPU', `of ${baseline.name}`, 'wall', 'peak memory', 'files', 'size', 'runs'], ...rows],
    succeeded: generators.filter((generator) => problemOf(done.get(generator) ?? []) === undefined),
  }
}

function rowOf(
  document: BenchDocument,
  generator: Generator,
  runs: readonly ProcessRun[],
  compared: readonly ProcessRun[],
): readonly string[] {
  const problem = problemOf(runs)
  if (problem !== undefined) return [generator.name, problem]
  const files = outputFiles(outputOf(document, generator))
  return [
    generator.name,
    medianOf(runs, ({ cpuSeconds }) => cpuSeconds, seconds),
    cpuRatio(runs, compared),
    medianOf(runs, ({ wallSeconds }) => wallSeconds, seconds),
    medianOf(runs, ({ peakMegabytes }) => peakMegabytes, megabytes),
    String(files.size),
    `${(totalBytes(files) / 1e6).toFixed(2)} MB`,
    String(runs.length),
  ]
}
