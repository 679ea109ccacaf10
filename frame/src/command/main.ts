#!/usr/bin/env node
import { readFileSync } from 'node:fs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  process.stderr.write(`The frame needs Node 22.13 or newer, and this is ${process.version}.\n`)
  process.exit(1)
}

// Its modules use what older versions of Node do not have.
const { runCommand } = await import('./runCommand.ts')
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
