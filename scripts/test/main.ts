import { parseArgs } from 'node:util'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { seconds } from '../bootstrap/seconds.mjs'
import { stepOwner } from '../bootstrap/step.mjs'
import { bold, dim, green, red } from '../bootstrap/terminal.mjs'
import { findOrInstallBrowser } from '../browser/findOrInstallBrowser.ts'
import { addCounts } from './addCounts.ts'
import type { Counts, Part } from './Part.ts'
import { parts, stages } from './parts.ts'
import { createTestContext, type TestContext } from './TestContext.ts'

const usage = `Usage: npm test [-- part ...]

Runs all parts, or those that are named:
${parts.map(({ name, title }) => `  ${name.padEnd(10)} ${title}`).join('\n')}

The last line is "N passed, N failed"; the exit code is 0 when nothing failed.`

// Interrupted, or the parent process has ended. Running tools end with this process.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => process.exit(130))

/** Two parts must not install a browser at the same time. */
let foundBrowser: Promise<string> | undefined

const { positionals, values } = readArguments()
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
if (values.help || unknown.length > 0) {
  for (const name of unknown) console.error(`Unknown part "${name}".\n`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  const isChosen = ({ name }: Part) => positionals.length === 0 || positionals.includes(name)
  const { passed, failed } = await runAll(stages.map((stage) => stage.filter(isChosen)))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
// The IPC channel to the parent would keep this process alive.
if (process.connected) {
  process.removeAllListeners('disconnect')
  process.disconnect()
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    return { positionals: [error instanceof Error ? error.message : String(error)], values: {} }
  }
}

async function runAll(chosen: readonly (readonly Part[])[]): Promise<Counts> {
  const startedAt = Date.now()
  const context = createTestContext()
  const all = chosen.flat()
  const results: Result[] = []
  for (const stage of chosen) {
    if (stage.length > 0) console.log('')
    for (const part of stage)
      console.log(`${bold(`[${all.indexOf(part) + 1}/${all.length}] ${part.name}`)}: ${part.title}`)
    const runs = stage.map((part) =>
      // Beside another part, a step says whose it is.
      stage.length > 1 ? stepOwner.run(part.name, () => timePart(part, context)) : timePart(part, context),
    )
    results.push(...(await Promise.all(runs)))
  }
  console.log(`\n${bold('Summary')} ${dim(`(${seconds(Date.now() - startedAt)})`)}`)
  for (const { part, counts, took } of results) {
    console.log(resultLine(part.name, counts, took))
    for (const failure of counts.failures ?? []) console.log(failure.replaceAll(/^/gm, '    '))
    for (const test of counts.unsteady ?? [])
      console.log(`    unsteady, passed when it ran again alone: ${test}`)
    for (const group of counts.skipped ?? []) console.log(`    skipped: ${group}`)
  }
  return addCounts(results.map(({ counts }) => counts))
}

interface Result {
  readonly part: Part
  readonly counts: Counts
  readonly took: string
}

/** Runs a part and prints its result. */
async function timePart(part: Part, context: TestContext): Promise<Result> {
  const startedAt = Date.now()
  const counts = await runPart(part, context)
  const took = seconds(Date.now() - startedAt)
  console.log(resultLine(part.name, counts, took))
  return { part, counts, took }
}

/** A part that cannot run counts as one failure, and the others go on. */
async function runPart(part: Part, context: TestContext): Promise<Counts> {
  try {
    if (part.needsBrowser) {
      foundBrowser ??= findOrInstallBrowser()
      process.env.CHROMIUM_PATH = await foundBrowser
    }
    return await part.run(context)
  } catch (error) {
    reportFailure(error)
    return { passed: 0, failed: 1 }
  }
}

function resultLine(name: string, { passed, failed }: Counts, took: string): string {
  const mark = failed === 0 ? green('✓') : red('✗')
  return `${mark} ${name.padEnd(10)} ${passed} passed, ${failed} failed ${dim(`(${took})`)}`
}
