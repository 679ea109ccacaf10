#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { cancel, intro, note, outro } from '@clack/prompts'
import { createApp } from './createApp.ts'
import { nextSteps } from './nextSteps.ts'
import { readCommand } from './options.ts'
import { packageManagerFrom, packageManagerOf } from './packageManager.ts'
import { Cancelled, confirmWriting } from './prompts.ts'
import { listTemplates, templatesFolder } from './templates.ts'
import { UsageError } from './UsageError.ts'

/** 128 plus the number of SIGINT, as shells report it. */
const interruptedExitCode = 130

// Files are written synchronously: an interruption takes effect before or after, never in between.
process.on('SIGINT', () => process.exit(interruptedExitCode))

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
    intro('create-wallet-kit')
    const { folder, name } = await createApp({
      options: command.options,
      templates,
      workingDirectory,
      canAsk,
    })
    const steps = nextSteps({ workingDirectory, folder, manager, nodeVersion: process.version })
    note(steps.join('\n'), 'Next steps')
    outro(`${name} is ready.`)
    return
  }
  if (command.name === 'undo') {
    const { restoreOriginals } = await import('./migrate/project/savedOriginals.ts')
    const { folder, force } = command.options
    const restored = restoreOriginals(resolve(workingDirectory, folder), force)
    console.log(`Put back:\n${restored.map((path) => `  ${path}`).join('\n')}`)
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

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
