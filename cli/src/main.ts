#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { cancel, intro, log, note, outro } from '@clack/prompts'
import { defaultNetworks } from './choices.ts'
import { type CreateAppParameters, createApp } from './createApp.ts'
import { finishApp } from './finishApp.ts'
import { nextSteps } from './nextSteps.ts'
import { type Options, readCommand } from './options.ts'
import { type PackageManager, packageManagerFrom, packageManagerOf } from './packageManager.ts'
import {
  askLogins,
  askNetworks,
  askPolicy,
  askProjectId,
  askSignIn,
  Cancelled,
  confirmWriting,
} from './prompts.ts'
import { listTemplates, templatesFolder } from './templates.ts'
import { UsageError } from './UsageError.ts'
import { writeApp } from './writeApp.ts'

/** 128 plus the number of SIGINT, as shells report it. */
const interruptedExitCode = 130

/** Aborted by Ctrl-C: a tool that runs is ended, and what was written is taken away again. */
const interruption = new AbortController()
let isFinishing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    interruption.abort(new Cancelled())
    // Files are written synchronously, so nothing is half written.
    if (!isFinishing) process.exit(interruptedExitCode)
  })

try {
  await main()
} catch (error) {
  if (error instanceof Cancelled) {
    cancel('Cancelled. Nothing was written.')
    process.exitCode = interruptedExitCode
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\nSee create-wallet-kit --help.`)
    process.exitCode = 1
  } else {
    throw error
  }
}

async function main(): Promise<void> {
  const templates = listTemplates(templatesFolder())
  const version = ownVersion()
  const command = readCommand({ args: process.argv.slice(2), templates, version })
  const canAsk = Boolean(process.stdin.isTTY && process.stdout.isTTY)
  const workingDirectory = process.cwd()
  const manager = packageManagerFrom(process.env.npm_config_user_agent)
  if (command.name === 'create') {
    await create(command.options, manager, { templates, workingDirectory, canAsk })
    return
  }
  if (command.name === 'undo') {
    const { restoreOriginals } = await import('./migrate/project/savedOriginals.ts')
    const { folder, force } = command.options
    const restored = restoreOriginals(resolve(workingDirectory, folder), force)
    console.log(`Put back:\n${restored.map((path) => `  ${path}`).join('\n')}`)
    if (restored.includes('package.json'))
      console.log('Install again to bring node_modules into line with package.json.')
    return
  }
  if (command.name === 'doctor') {
    const { doctor } = await import('./doctor/doctor.ts')
    const { printFindings } = await import('./doctor/printFindings.ts')
    const { options } = command
    const findings = await doctor({ options, workingDirectory, nodeVersion: process.version })
    console.log(options.json ? JSON.stringify(findings, null, 2) : printFindings(findings))
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
    return
  }
  if (command.name === 'add') {
    const { add } = await import('./add/add.ts')
    const { folder, install } = command.options
    isFinishing = true
    await add({
      options: command.options,
      workingDirectory,
      manager:
        typeof install === 'string'
          ? install
          : (packageManagerOf(resolve(workingDirectory, folder)) ?? manager),
      version,
      prompts: canAsk
        ? {
            networks: () => askNetworks(defaultNetworks),
            signIn: askSignIn,
            logins: askLogins,
            policy: askPolicy,
            projectId: askProjectId,
            confirm: confirmWriting,
          }
        : undefined,
      signal: interruption.signal,
      print: (text) => console.log(text),
    })
    return
  }
  // Loads the TypeScript compiler.
  const { migrate } = await import('./migrate/migrate.ts')
  await migrate({
    options: command.options,
    workingDirectory,
    manager: packageManagerOf(resolve(workingDirectory, command.options.folder)) ?? manager,
    version,
    confirm: canAsk ? () => confirmWriting() : undefined,
    print: (text) => console.log(text),
  })
}

async function create(
  options: Options,
  runner: PackageManager,
  context: Omit<CreateAppParameters, 'options'>,
): Promise<void> {
  intro('create-wallet-kit')
  const { folder, name, files, hasFrame } = await createApp({ options, ...context })
  const { workingDirectory } = context
  const { signal } = interruption
  if (options.dryRun) {
    note([...files.keys()].sort().join('\n'), `Files of ${relative(workingDirectory, folder) || '.'}`)
    outro('Nothing was written.')
    return
  }
  const manager = typeof options.install === 'string' ? options.install : runner
  const install = options.install !== false
  isFinishing = true
  const written = writeApp(folder, files)
  try {
    // Lets an interruption in, if one arrived while files were written.
    await setImmediate()
    signal.throwIfAborted()
    const problems = await finishApp({ folder, manager, install, git: options.git, signal })
    written.keep()
    for (const problem of problems) log.warn(problem)
  } catch (error) {
    written.undo()
    throw error
  }
  const steps = nextSteps({
    workingDirectory,
    folder,
    manager,
    nodeVersion: process.version,
    isInstalled: install,
    hasFrame,
  })
  note(steps.join('\n'), 'Next steps')
  outro(`${name} is ready.`)
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
