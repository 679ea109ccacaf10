import type { Report } from '../Report.ts'
import type { CodegenPart } from './codegenParts.ts'
import { findDocuments } from './documents.ts'
import { generators } from './generators.ts'
import { measureGeneration } from './measureGeneration.ts'
import { measureGrowth } from './measureGrowth.ts'
import { measureSecondRun } from './measureSecondRun.ts'
import { measureTypeCheck } from './measureTypeCheck.ts'
import { preparePrograms } from './preparePrograms.ts'
import { logProgress as progress } from './progress.ts'

export interface MeasureCodegenParameters {
  /** Names of known documents, or paths; all known ones when empty. */
  readonly documents: readonly string[]
  /** Names of generators; all when empty. */
  readonly generators: readonly string[]
  /** All when empty. */
  readonly parts: readonly string[]
  readonly runs: number
}

/** Compares our generator with others; yields a table for each part of each document as soon as it is measured. */
export async function* measureCodegen(chosen: MeasureCodegenParameters): AsyncGenerator<Report> {
  const { runs } = chosen
  const measures = (...parts: readonly CodegenPart[]) =>
    chosen.parts.length === 0 || parts.some((part) => chosen.parts.includes(part))
  await preparePrograms()
  const contestants = generators.filter(
    ({ name }) => chosen.generators.length === 0 || chosen.generators.includes(name),
  )
  const documents = measures('generation', 'types', 'again')
    ? findDocuments(chosen.documents, console.error)
    : []
  for (const document of documents) {
    if (measures('generation', 'types')) {
      // The type check needs the output of one run.
      const rounds = measures('generation') ? runs : 1
      const parameters = { document, runs: rounds, progress, generators: contestants }
      const { rows, succeeded } = await measureGeneration(parameters)
      yield { title: `${document.name}: generators in turns, medians`, rows }
      if (measures('types')) {
        const rows = await measureTypeCheck({ document, runs, progress, generators: succeeded })
        yield { title: `${document.name}: type check of their output, CPU`, rows }
      }
    }
    if (measures('again')) {
      const rows = await measureSecondRun({ document, runs, progress })
      yield { title: `${document.name}: wallet-kit a second time, medians`, rows }
    }
  }
  if (measures('growth')) {
    yield {
      title: 'Growth with the number of operations, medians',
      rows: await measureGrowth({ runs, progress }),
    }
  }
}
