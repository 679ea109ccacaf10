import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peersFolder, root } from './folders.ts'
import { type ProcessRun, runProcess } from './runProcess.ts'

/** A generator with the layers that it is measured with. */
export interface Generator {
  readonly name: string
  /** Program of Node and its arguments, run in the folder of the peers. */
  command(document: string, output: string): readonly string[]
}

const installed = (path: string) => join(peersFolder, 'node_modules', path)
const configured = (name: string) => join(peersFolder, `${name}.config.mjs`)

/** What `npx wallet-kit-codegen` starts. */
function ourProgram(): string {
  const { bin } = JSON.parse(readFileSync(join(root, 'codegen/package.json'), 'utf8'))
  return join(root, 'codegen', bin['wallet-kit-codegen'])
}

/** Types alone, by the generator that all others are compared with. */
export const yardstick: Generator = {
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

/** Types, functions, validators and queries: the one whose output is type-checked for comparison. */
export const heyApi: Generator = {
  name: 'hey-api',
  command: () => [installed('@hey-api/openapi-ts/bin/run.js'), '-f', configured('heyApi')],
}

/** In the order of the tables. */
export const generators: readonly Generator[] = [
  yardstick,
  ours,
  oursWith('wallet-kit-types', 'types'),
  // The four layers that hey-api makes, for a comparison like with like.
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

/** Runs a generator as its user would, into a folder that may hold an earlier output. */
export function runGenerator(generator: Generator, document: string, output: string): Promise<ProcessRun> {
  return runProcess({
    command: generator.command(document, output),
    cwd: peersFolder,
    // Those with a configuration file take them from there.
    env: { BENCH_DOCUMENT: document, BENCH_OUTPUT: output },
  })
}
