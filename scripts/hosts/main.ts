import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { packAll } from '../packages/packAll.ts'
import { cells } from './cells.ts'
import { printTable } from './printTable.ts'
import { runCells } from './runCells.ts'

const usage = `Usage: npm run hosts [-- cell ...]

Installs host apps from packed packages, checks their types, builds them and visits them in a browser.
Without arguments all cells run: ${cells.map(({ name }) => name).join(', ')}.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
})
const unknown = positionals.filter((name) => !cells.some((cell) => cell.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`Unknown cell "${name}".\n`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  try {
    const chosen = cells.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    const results = await runCells(chosen, await packAll())
    const table = printTable(results)
    const folder = join(repositoryRoot, '.cache/hosts')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'matrix.md'), `${table}\n`)
    console.log(`\n${table}`)
    process.exitCode = results.every(({ problems }) => problems.length === 0) ? 0 : 1
  } catch (error) {
    reportFailure(error)
    process.exitCode = 1
  }
}
// The IPC channel to the parent would keep this process alive.
if (process.connected) process.disconnect()
