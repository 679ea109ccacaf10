// Compiles schemas/ into generated/ and docs/reference/ with the compiler's sources. `--check` compares instead of writing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// The project's own Node runs TypeScript as it is, whatever Node started this script.
const ownNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const node = process.platform !== 'win32' && existsSync(ownNode) ? ownNode : process.execPath

// The code for programs, and the pages for people.
const statuses = ['wallet-kit.codegen.ts', 'wallet-kit.reference.ts'].map((config) => {
  const { status, error } = spawnSync(
    node,
    ['--conditions=@wallet-kit/source', 'codegen/src/cli.ts', '--config', config, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  )
  if (error !== undefined) console.error(`The generator could not be started: ${error.message}`)
  return status ?? 1
})
process.exit(Math.max(...statuses))
