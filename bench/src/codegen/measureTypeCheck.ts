import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Table } from '../Report.ts'
import { cpuRatio, medianOf, problemOf, seconds } from './cells.ts'
import type { BenchDocument } from './documents.ts'
import { peersFolder, root } from './folders.ts'
import { type Generator, heyApi } from './generators.ts'
import { inTurns } from './inTurns.ts'
import { type MeasureGenerationParameters, outputOf } from './measureGeneration.ts'

import { type ProcessRun, runProcess } from './runProcess.ts'

const typeScript7 = join(root, 'node_modules/typescript/bin/tsc')

const compilers = [
  {
    name: 'TypeScript 5',
    program: join(peersFolder, 'node_modules/typescript/bin/tsc'),
    isReferredTo: false,
  },
  { name: 'TypeScript 7', program: typeScript7, isReferredTo: false },
  { name: 'as a project', program: typeScript7, isReferredTo: true },
]

/** Options of an ordinary strict app; the output of other generators fails under stricter ones. */
const compilerOptions = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  pretty: false,
}

/** As a referenced project, which emits declarations when it is checked. */
const referredTo = (rootDir: string) => ({
  declaration: true,
  emitDeclarationOnly: true,
  rootDir,
  outDir: `${rootDir}.declarations`,
})

/** Type-checks the generators' latest output with both compilers. */
export async function measureTypeCheck(parameters: MeasureGenerationParameters): Promise<Table> {
  const tables: ReadonlyMap<Generator, readonly string[]>[] = []
  for (const compiler of compilers) tables.push(await checkAll(compiler, parameters))
  return [
    ['', ...compilers.flatMap(({ name }) => [name, `of ${heyApi.name}`, 'errors'])],
    ...parameters.generators.map((generator) => [
      generator.name,
      ...tables.flatMap((cells) => cells.get(generator) ?? []),
    ]),
  ]
}

async function checkAll(
  compiler: (typeof compilers)[number],
  { document, generators, runs, progress }: MeasureGenerationParameters,
): Promise<ReadonlyMap<Generator, readonly string[]>> {
  const done = await inTurns(generators, {
    runs,
    async run(generator, round) {
      const run = await checkOnce(compiler, document, generator)
      progress(`${document.name}: ${compiler.name} on ${generator.name}, run ${round + 1} of ${runs}`, run)
      return run
    },
  })
  const compared = done.get(heyApi) ?? []
  return new Map([...done].map(([generator, its]) => [generator, cellsOf(its, compared)]))
}

async function checkOnce(
  { program, isReferredTo }: (typeof compilers)[number],
  document: BenchDocument,
  generator: Generator,
): Promise<ProcessRun> {
  const output = outputOf(document, generator)
  const config = `${output}.tsconfig.json`
  const settings = isReferredTo ? referredTo(output) : { noEmit: true }
  const include = [`${output}/**/*`]
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, ...settings }, include }))
  const run = await runProcess({ command: [program, '-p', config], cwd: dirname(config) })
  const isAnswer = run.problem === undefined || countErrors(run.output) > 0
  return isAnswer ? { ...run, problem: undefined } : run
}

function cellsOf(runs: readonly ProcessRun[], compared: readonly ProcessRun[]): readonly string[] {
  const problem = problemOf(runs)
  if (problem !== undefined) return [problem, '', '']
  return [
    medianOf(runs, ({ cpuSeconds }) => cpuSeconds, seconds),
    cpuRatio(runs, compared),
    String(countErrors(runs[0]?.output ?? '')),
  ]
}

/** Counts the errors in a compiler's plain output. */
export function countErrors(output: string): number {
  return output.match(/^.*\berror TS\d+: /gm)?.length ?? 0
}
