import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { npm } from '../bootstrap/npm.mjs'
import { run } from '../bootstrap/run.mjs'
import { step } from '../bootstrap/step.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import type { PackedPackage } from '../packages/packAll.ts'
import { appEnvironment } from './appEnvironment.ts'
import { hostEnvironment } from './hostEnvironment.ts'
import { sandboxVariables } from './sandboxVariables.ts'
import { setReact } from './setReact.ts'
import type { TemplateApp } from './templateApps.ts'
import { usePackedPackages } from './usePackedPackages.ts'

export interface ScaffoldAppParameters {
  /** A folder outside of the repository, without the app. */
  readonly folder: string
  readonly app: TemplateApp
  readonly packed: readonly PackedPackage[]
  /** Origin of the sandbox that the built app uses. */
  readonly sandboxOrigin: string
}

export type ScaffoldStep = 'create' | 'install' | 'build' | 'test'

export interface ScaffoldedApp {
  readonly path: string
  readonly times: Readonly<Partial<Record<ScaffoldStep, number>>>
}

/**
 * Uses the packed CLI as a developer would: installs it, creates an app, then installs, builds and tests the app.
 *
 * @returns folder of the built app, and the milliseconds of each step
 * @throws {StepFailure} at the first step that fails
 */
export async function scaffoldApp({
  folder,
  app: { template, flags, react, builds = true },
  packed,
  sandboxOrigin,
}: ScaffoldAppParameters): Promise<ScaffoldedApp> {
  const times: Partial<Record<ScaffoldStep, number>> = {}
  const timed = async (name: ScaffoldStep, title: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await step(title, work)
    times[name] = performance.now() - start
  }
  const cli = packed.find(({ manifest }) => manifest.bin?.['create-wallet-kit'])
  if (!cli)
    throw new StepFailure('No package provides the command create-wallet-kit.', {
      remedy: 'See cli/package.json.',
    })
  const tool = join(folder, 'tool')
  const app = join(folder, 'my-app')
  // The same tool creates all apps.
  if (!existsSync(tool)) {
    mkdirSync(tool)
    writeFileSync(join(tool, 'package.json'), '{ "private": true }')
    await step('Installing the packed create-wallet-kit', () =>
      runNpm(tool, ['install', ...installFlags, cli.tarball]),
    )
  }
  const args = ['my-app', '--template', template, ...flags, '--yes']
  await timed('create', `create-wallet-kit ${args.join(' ')}`, () =>
    runNode(folder, [join(tool, 'node_modules/create-wallet-kit/dist/main.js'), ...args]),
  )
  usePackedPackages(app, packed)
  if (react) setReact(app, react)
  // Most of the packages that this app needs were installed for the app before.
  const kept = keptPackages(folder)
  if (existsSync(kept)) renameSync(kept, join(app, 'node_modules'))
  await timed('install', 'npm install', () => runNpm(app, ['install', ...installFlags]))
  await timed('build', 'npm run build', async () => {
    const env = sandboxVariables(sandboxOrigin)
    const { output, errorOutput } = await runNpm(app, ['run', 'build', '--loglevel=error'], env)
    // Vite, Rolldown and Next warn on the error stream, which is empty after a clean build.
    if (errorOutput.trim() !== '') throw failure('The build of the app has warnings.', errorOutput)
    if (builds && !results.some((file) => existsSync(join(app, file))))
      throw failure('The build of the app has no result.', output)
  })
  await timed('test', 'npm test', () => runNpm(app, ['run', 'test', '--if-present']))
  return { path: app, times }
}

/** Output of builds: Vite's, Next's, React Router's, the copied kit of a plain page. */
const results = ['dist/index.html', '.next/BUILD_ID', 'build/server/index.js', 'wallet-kit/integrity.json']

/** Removes an app, but keeps its packages for the next one in the folder, unless they are those of another React. */
export function removeApp(folder: string, app: string, { react }: TemplateApp): void {
  if (react) {
    rmSync(app, { recursive: true })
    return
  }
  const kept = keptPackages(folder)
  renameSync(join(app, 'node_modules'), kept)
  rmSync(app, { recursive: true })
  // npm distrusts its own record of installed packages, and looks everything up again, when a folder is newer: Vite and
  // Vitest have put theirs beside the packages.
  const now = new Date()
  utimesSync(join(kept, '.package-lock.json'), now, now)
}

function keptPackages(folder: string): string {
  return join(folder, 'kept-packages')
}

type ToolOutput = Awaited<ReturnType<typeof run>>

/** No dependency of an app may need an install script. */
const installFlags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

async function runNpm(cwd: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<ToolOutput> {
  const { command, args: npmArgs } = npm()
  return must(
    `npm ${args[0]} failed in the new app.`,
    command,
    [...npmArgs, ...args],
    cwd,
    appEnvironment(cwd, env),
  )
}

async function runNode(cwd: string, args: readonly string[]): Promise<ToolOutput> {
  return must('create-wallet-kit failed.', 'node', args, cwd, hostEnvironment())
}

async function must(
  message: string,
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ToolOutput> {
  const result = await run(command, args, { cwd, env })
  if (result.code === 0) return result
  throw failure(message, result.output)
}

function failure(message: string, output: string): StepFailure {
  return new StepFailure(message, {
    details: lastLines(output, 40),
    remedy: 'Fix the template, or the package named above.',
  })
}
