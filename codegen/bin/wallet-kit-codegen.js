#!/usr/bin/env node
// Starts the compiler: what was built where it is installed, its sources in a checkout, so that they are what runs.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/cli.js', import.meta.url)
const source = new URL('../src/cli.ts', import.meta.url)
// Not part of the package.
const isCheckout = existsSync(new URL('../tsconfig.json', import.meta.url))

// Half of a short run is reading the compiler itself; Node 22 and later can keep what they made of it.
nodeModule.enableCompileCache?.()

if (!isCheckout) await import(built.href)
else if (process.features.typescript) await import(source.href)
else if (isUpToDate()) await import(built.href)
else startWithOwnNode()

/** Whether the build holds everything that the sources say. */
function isUpToDate() {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (builtAt === 0) return false
  const sources = readdirSync(new URL('./', source), { recursive: true, withFileTypes: true })
  return sources.every(
    (entry) =>
      !/(?<!\.test)\.ts$/.test(entry.name) ||
      statSync(`${entry.parentPath ?? entry.path}/${entry.name}`).mtimeMs <= builtAt,
  )
}

/** The project has a Node of its own that runs TypeScript as it is. */
function startWithOwnNode() {
  const ownNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
  if (process.platform === 'win32' || !existsSync(ownNode)) {
    process.stderr.write(
      `In a checkout the compiler is TypeScript, which Node ${process.versions.node} cannot run. Use Node 22.18 or newer, or: npm run build\n`,
    )
    process.exitCode = 2
    return
  }
  const { status } = spawnSync(ownNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
