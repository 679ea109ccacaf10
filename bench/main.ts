import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { benchmarks } from './src/benchmarks.ts'
import { buildHost } from './src/buildHost.ts'
import { formatTable } from './src/formatTable.ts'
import { launchChromium } from './src/launchChromium.ts'

const usage = `Usage: npm run bench -- [${Object.keys(benchmarks).join('|')}|build ...] [--runs N] [--rest MS]
Without a name: all measurements. "build" only builds the two hosts (bench/host/dist, bench/bare/dist).`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    rest: { type: 'string', default: '200' },
    help: { type: 'boolean', short: 'h' },
  },
})
const unknown = positionals.filter((name) => name !== 'build' && !(name in benchmarks))
const runs = values.runs === undefined ? undefined : Number(values.runs)
const restMs = Number(values.rest)
const complaints = [
  ...unknown.map((name) => `There is no benchmark "${name}".`),
  ...(runs === undefined || (Number.isInteger(runs) && runs > 0)
    ? []
    : ['--runs takes a whole number above 0.']),
  ...(restMs >= 0 ? [] : ['--rest takes milliseconds.']),
]

if (values.help || complaints.length > 0) {
  for (const complaint of complaints) console.error(complaint)
  console.error(usage)
  process.exitCode = complaints.length > 0 ? 2 : 0
} else {
  await runBenchmarks()
}

async function runBenchmarks(): Promise<void> {
  const chosen = Object.entries(benchmarks).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  )
  if (positionals.includes('build') || chosen.some(([, benchmark]) => benchmark.needsHosts)) {
    await buildHost('bare')
    await buildHost('host')
  }
  let launched: Promise<Browser> | undefined
  const browser = () => (launched ??= launchChromium())
  try {
    for (const [, { title, run }] of chosen) {
      console.log(`\n${title}\n${formatTable(await run({ browser, runs, restMs }))}`)
    }
  } finally {
    await (await launched)?.close()
  }
}
