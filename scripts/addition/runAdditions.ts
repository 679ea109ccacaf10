import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import type { PackedPackage } from '../packages/packAll.ts'
import { freePort } from '../start/freePort.ts'
import { startServer } from '../start/startServer.ts'
import { hostEnvironment } from '../template/hostEnvironment.ts'
import { startSandbox } from '../template/startSandbox.ts'
import { countPlaywright } from '../test/countPlaywright.ts'
import type { Counts } from '../test/Part.ts'
import { reportedRun } from '../test/reportedRun.ts'
import { nodeTool } from '../tools/nodeTool.ts'
import type { FreshApp } from './freshApps.ts'
import { makeFreshApp } from './makeFreshApp.ts'
import { createRunTool } from './runTool.ts'
import { startRegistry } from './startRegistry.ts'

export type AdditionStep = 'fresh' | 'add' | 'build' | 'browser' | 'undo'

/** Milliseconds of each step, and the results of the visitor. */
export interface AdditionResult {
  readonly app: FreshApp
  readonly times: Readonly<Partial<Record<AdditionStep, number>>>
  readonly counts: Counts
}

/**
 * Adds the kit to fresh apps by one command, builds them, connects in a browser, and takes the kit away again.
 *
 * @throws {StepFailure} at the first step that fails besides the visit, and where `undo` leaves a difference
 */
export async function runAdditions(
  apps: readonly FreshApp[],
  packed: readonly PackedPackage[],
): Promise<readonly AdditionResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-addition-'))
  const registry = await startRegistry(packed)
  const sandbox = await startSandbox(4690)
  // Sign-in needs the SQLite of a Node that is newer than the oldest supported one.
  const path = [dirname(process.execPath), hostEnvironment().PATH].join(delimiter)
  const env = hostEnvironment({ ...registry.env, ...quiet, PATH: path })
  const runTool = createRunTool(env)
  try {
    const tool = join(folder, 'tool')
    mkdirSync(tool)
    writeFileSync(join(tool, 'package.json'), '{ "private": true }')
    const cli = packed.find(({ manifest }) => manifest.bin?.['create-wallet-kit'])
    const { command, args } = npm()
    await step('Installing the packed create-wallet-kit', () =>
      runTool(tool, command, [...args, 'install', '--prefer-offline', '--no-audit', cli?.tarball ?? '']),
    )
    const program = join(tool, 'node_modules/create-wallet-kit/dist/main.js')
    const results: AdditionResult[] = []
    for (const app of apps) {
      const times: Partial<Record<AdditionStep, number>> = {}
      const timed = async <Result>(name: AdditionStep, title: string, work: () => Promise<Result>) => {
        const start = performance.now()
        const result = await step(`${app.name}: ${title}`, work)
        times[name] = performance.now() - start
        return result
      }
      const made = await timed('fresh', 'the app as it is made', () => makeFreshApp(folder, app, runTool))
      await timed('add', `create-wallet-kit add ${app.flags.join(' ')}`, () =>
        runTool(made, 'node', [program, 'add', '--yes', ...app.flags]),
      )
      await timed('build', 'build', async () => {
        for (const each of app.build) await runTool(made, 'node', each)
      })
      const counts = await timed('browser', 'connect', () => visit(app, made, env, sandbox.origin))
      await timed('undo', 'create-wallet-kit undo', async () => {
        await runTool(made, 'node', [program, 'undo'])
        const left = await runTool(made, 'git', ['status', '--porcelain'])
        if (left.trim() !== '')
          throw new StepFailure('undo leaves a difference.', { details: left, remedy: 'See cli/src/add.' })
      })
      results.push({ app, times, counts })
      rmSync(made, { recursive: true })
    }
    return results
  } finally {
    await sandbox.stop()
    await registry.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Keeps generators and frameworks from telling their makers. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', TANSTACK_CLI_TELEMETRY_DISABLED: '1' }

/** Variables of the app, which a host sets in production. */
function secretOf(folder: string): NodeJS.ProcessEnv {
  const file = join(folder, '.env.local')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

async function visit(
  app: FreshApp,
  folder: string,
  env: NodeJS.ProcessEnv,
  sandboxOrigin: string,
): Promise<Counts> {
  const port = await freePort(4700)
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({
    name: app.name,
    args: app.serve(port),
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', ...secretOf(folder), SIGN_IN_ORIGINS: origin },
    readyAddress: `${origin}/`,
    remedy: 'Build and serve a fresh app of this kind by hand.',
  })
  try {
    const report = join(repositoryRoot, `.cache/addition/report-${app.name}.json`)
    mkdirSync(dirname(report), { recursive: true })
    return await reportedRun({
      args: [
        nodeTool('@playwright/test', 'playwright'),
        'test',
        'addedApp.spec.ts',
        '--config=cli/e2e',
        '--reporter=list,json',
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        APP_ORIGIN: origin,
        SANDBOX_ORIGIN: sandboxOrigin,
        APP_FLAGS: app.flags.join(' '),
      },
      report,
      count: countPlaywright,
    })
  } finally {
    await server.stop()
  }
}
