import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peersFolder, root } from './folders.ts'
import { type ProcessRun, runProcess } from './runProcess.ts'

/** A generator and the layers that it generates. */
export interface Generator {
  readonly name: string
  /** Node program and its arguments, run in the folder of the other generators. */
  command(document: string, output: string): readonly string[]
}

const installed = (path: string) => join(peersFolder, 'node_modules', path)
const configured = (name: string) => join(peersFolder, `${name}.config.mjs`)

/** The program of `npx wallet-kit-codegen`. */
function ourProgram(): string {
  const { bin } = JSON.parse(readFileSync(join(root, 'codegen/package.json'), 'utf8'))
  return join(root, 'codegen', bin['wallet-kit-codegen'])
}

/** Types only; the ratios of all generators are relative to it. */
export const baseline: Generator = {
  name: 'openapi-typescript',
  command: (document, output) => [
    installed('openapi-typescript/bin/cli.js'),
    document,
    '-o',
    join(output, 'types.ts'),
  ],
}

function oursWith(name: string, targets: string): Generator {
  return {
    name,
    command: (document, output) => [ourProgram(), document, '-o', output, '-t', targets, '--quiet'],
  }
}

/** Every target. */
export const ours = oursWith('wallet-kit', 'all')

/** Types, functions, validators and queries: the baseline of the type check. */
export const heyApi: Generator = {
  name: 'hey-api',
  command: () => [installed('@hey-api/openapi-ts/bin/run.js'), '-f', configured('heyApi')],
}

/** In the order of the tables. */
export const generators: readonly Generator[] = [
  baseline,
  ours,
  oursWith('wallet-kit-types', 'types'),
  // The four layers that hey-api generates, for a like-for-like comparison.
  oursWith('wallet-kit-four', 'types,client,validators,query'),
  heyApi,
  { name: 'orval', command: () => [installed('orval/dist/bin/orval.mjs'), '--config', configured('orval')] },
  {
    name: 'kubb',
    command: () => [
      installed('@kubb/cli/bin/kubb.cjs'),
      'generate',
      '--config',
      configured('kubb'),
      '--logLevel',
      'silent',
    ],
  },
]

/** Runs a generator as its user would, into a folder that may have earlier output. */
export function runGenerator(generator: Generator, document: string, output: string): Promise<ProcessRun> {
  return runProcess({
    command: generator.command(document, output),
    cwd: peersFolder,
    // Other generators read them from their configuration file.
    env: { BENCH_DOCUMENT: document, BENCH_OUTPUT: output },
  })
}
