#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { runCommand } from './runCommand.ts'

await runCommand({
  args: process.argv.slice(2),
  version: JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version,
  terminal: {
    environment: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    printError: (line) => void process.stderr.write(`${line}\n`),
    isInteractive: process.stdout.isTTY,
  },
}).then(
  (exitCode) => {
    process.exitCode = exitCode
  },
  (error: unknown) => {
    // Parts that already run would keep the process alive.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
