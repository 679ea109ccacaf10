import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { findOrInstallBrowser } from '../browser/findOrInstallBrowser.ts'
import { packAll } from '../packages/packAll.ts'
import { packedBefore } from '../packages/packedBefore.ts'
import { runTemplateApps, type TemplateAppResult } from './runTemplateApps.ts'
import { templateApps } from './templateApps.ts'

const usage = `Usage: npm run templates [-- app ...] [--packed]

Makes an app of each template from packed packages, installs, builds and tests it, and visits it in a browser.
Without arguments all apps are made: ${templateApps.map(({ name }) => name).join(', ')}.

  --packed  uses what \`npm run pack:all\` packed last, instead of packing first`

const steps = ['create', 'install', 'build', 'test', 'browser'] as const

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, packed: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !templateApps.some((app) => app.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`Unknown app "${name}".\n`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  try {
    process.env.CHROMIUM_PATH = await findOrInstallBrowser()
    const chosen = templateApps.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    const results = await runTemplateApps(chosen, values.packed ? packedBefore() : await packAll())
    const table = toTable(results)
    const folder = join(repositoryRoot, '.cache/template')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'times.md'), `${table}\n`)
    console.log(`\n${table}`)
    process.exitCode = results.every(({ counts }) => counts.every(({ failed }) => failed === 0)) ? 0 : 1
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
// The IPC channel to the parent would keep this process alive.
if (process.connected) process.disconnect()

function toTable(results: readonly TemplateAppResult[]): string {
  const head = ['app', ...steps.map((step) => `${step}, s`), 'result']
  const rows = results.map(({ app, times, counts }) => [
    app.name,
    ...steps.map((step) => ((times[step] ?? 0) / 1000).toFixed(1)),
    counts.some(({ failed }) => failed > 0) ? 'failed' : 'passed',
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
