#!/usr/bin/env node
// Starts the compiler: its build or, in a checkout where that is missing or outdated, its sources.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/bundle/cli.js', import.meta.url)
const sources = new URL('../src/', import.meta.url)

// Half of a short run is loading the compiler itself; Node 22 and later can cache its compiled code.
nodeModule.enableCompileCache?.()

if (!isCheckout() || isUpToDate()) await import(built.href)
else if (process.features.typescript) await import(new URL('cli.ts', sources).href)
else startWithOwnNode()

/** The published package has no tsconfig.json. */
function isCheckout() {
  return existsSync(new URL('../tsconfig.json', import.meta.url))
}

/** Whether it was built after every source was last changed. */
function isUpToDate() {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs
  return builtAt !== undefined && newestChange(fileURLToPath(sources)) <= builtAt
}

/** @param {string} folder With a slash at its end. */
function newestChange(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    if (entry.isDirectory()) return Math.max(newest, newestChange(`${folder}${entry.name}/`))
    const isSource = /(?<!\.test)\.ts$/.test(entry.name)
    return isSource ? Math.max(newest, statSync(`${folder}${entry.name}`).mtimeMs) : newest
  }, 0)
}

/** The project has its own Node, which runs TypeScript directly. */
function startWithOwnNode() {
  const ownNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
  const isOther = existsSync(ownNode) && realpathSync(ownNode) !== realpathSync(process.execPath)
  if (process.platform === 'win32' || !isOther) {
    process.stderr.write(
      `The compiler is not built, and Node ${process.versions.node} cannot run its sources. Use Node 22.18 or newer, or: npm run build\n`,
    )
    process.exitCode = 2
    return
  }
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const { status } = spawnSync(ownNode, args, { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
