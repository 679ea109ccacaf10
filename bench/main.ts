import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { benchmarks } from './src/benchmarks.ts'
import { buildHost } from './src/buildHost.ts'
import { codegenParts } from './src/codegen/codegenParts.ts'
import { generators } from './src/codegen/generators.ts'
import { formatTable } from './src/formatTable.ts'
import { launchChromium } from './src/launchChromium.ts'

const usage = `Usage: npm run bench -- [${Object.keys(benchmarks).join('|')}|build ...] [--runs N] [--rest MS]
Without a name: all measurements but frame and codegen. "build" only builds the hosts (bench/*/dist).
For frame: --rate N logins each second, --seconds N.
For codegen, each a list with commas: --document (github, stripe, discord or a path), --generator (${generators.map(({ name }) => name).join(', ')}), --part (${codegenParts.join(', ')}).`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    rest: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    document: { type: 'string', default: '' },
    generator: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
})
const unknown = positionals.filter((name) => name !== 'build' && !(name in benchmarks))
const runs = values.runs === undefined ? undefined : Number(values.runs)
const restMs = Number(values.rest)
const perSecond = Number(values.rate)
const seconds = Number(values.seconds)
const list = (value: string) => value.split(',').filter((name) => name !== '')
const codegen = {
  documents: list(values.document),
  generators: list(values.generator),
  parts: list(values.part),
}
const problems = [
  ...unknown.map((name) => `Unknown benchmark "${name}".`),
  ...(runs === undefined || (Number.isInteger(runs) && runs > 0)
    ? []
    : ['--runs must be a whole number above 0.']),
  ...codegen.generators
    .filter((name) => !generators.some((generator) => generator.name === name))
    .map((name) => `Unknown generator "${name}".`),
  ...codegen.parts
    .filter((name) => !codegenParts.some((part) => part === name))
    .map((name) => `Unknown part "${name}" of codegen.`),
  ...([perSecond, seconds].every((value) => Number.isInteger(value) && value > 0)
    ? []
    : ['--rate and --seconds must be whole numbers above 0.']),
  ...(restMs >= 0 ? [] : ['--rest must be a number of milliseconds.']),
]

if (values.help || problems.length > 0) {
  for (const problem of problems) console.error(problem)
  console.error(usage)
  process.exitCode = problems.length > 0 ? 2 : 0
} else {
  await runBenchmarks()
}

async function runBenchmarks(): Promise<void> {
  const chosen = Object.entries(benchmarks).filter(
    ([name, { onlyByName }]) => (positionals.length === 0 && !onlyByName) || positionals.includes(name),
  )
  if (positionals.includes('build') || chosen.some(([, benchmark]) => benchmark.needsHosts)) {
    await buildHost('bare')
    await buildHost('host')
    await buildHost('account')
    await buildHost('idle')
  }
  let launched: Promise<Browser> | undefined
  const browser = () => (launched ??= launchChromium())
  try {
    for (const [, { run }] of chosen) {
      for await (const { title, rows } of run({ browser, runs, restMs, perSecond, seconds, codegen })) {
        console.log(`\n${title}\n${formatTable(rows)}\n`)
      }
    }
  } finally {
    await (await launched)?.close()
  }
}
