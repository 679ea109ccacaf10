import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { findOrInstallBrowser } from '../browser/findOrInstallBrowser.ts'
import { packAll } from '../packages/packAll.ts'
import { packedBefore } from '../packages/packedBefore.ts'
import { freshApps } from './freshApps.ts'
import { type AdditionResult, runAdditions } from './runAdditions.ts'

const usage = `Usage: npm run additions [-- app ...] [--packed]

Makes fresh apps by their own generators, adds the kit to each with one command of the packed create-wallet-kit, builds
them, connects in a browser, and undoes it. Without arguments all apps are made: ${freshApps.map(({ name }) => name).join(', ')}.

  --packed  uses what \`npm run pack:all\` packed last, instead of packing first`

const steps = ['fresh', 'add', 'build', 'browser', 'undo'] as const

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, packed: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !freshApps.some((app) => app.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`Unknown app "${name}".\n`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  try {
    process.env.CHROMIUM_PATH = await findOrInstallBrowser()
    const chosen = freshApps.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    const results = await runAdditions(chosen, values.packed ? packedBefore() : await packAll())
    const table = toTable(results)
    const folder = join(repositoryRoot, '.cache/addition')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'times.md'), `${table}\n`)
    console.log(`\n${table}`)
    process.exitCode = results.every(({ counts }) => counts.failed === 0) ? 0 : 1
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
// The IPC channel to the parent would keep this process alive.
if (process.connected) process.disconnect()

function toTable(results: readonly AdditionResult[]): string {
  const head = ['app', 'flags', ...steps.map((step) => `${step}, s`), 'result']
  const rows = results.map(({ app, times, counts }) => [
    app.name,
    app.flags.join(' '),
    ...steps.map((step) => ((times[step] ?? 0) / 1000).toFixed(1)),
    counts.failed > 0 ? 'failed' : 'passed',
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
