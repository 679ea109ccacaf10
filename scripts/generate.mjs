// Compiles schemas/ into generated/ and docs/reference/ with the compiler's sources, and writes docs/threats.md,
// docs/errors.md, docs/reference/react, docs/llms.txt and the list of networks. `--check` compares instead of writing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// The development Node runs TypeScript directly; an older Node may have started this script.
const ownNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const node = process.platform !== 'win32' && existsSync(ownNode) ? ownNode : process.execPath

const compile = ['--conditions=@wallet-kit/source', 'codegen/src/cli.ts', '--config']
// Code, reference pages, the tables of threats and of errors with their tests, viem's chains.
const programs = [
  [...compile, 'wallet-kit.codegen.ts'],
  [...compile, 'wallet-kit.reference.ts'],
  ['scripts/threats/main.ts'],
  ['scripts/errors/main.ts'],
  ['scripts/reference/main.ts'],
  ['scripts/networks/main.ts'],
  ['scripts/site/writeLlms.ts'],
]
const statuses = programs.map((program) => {
  const { status, error } = spawnSync(node, [...program, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error !== undefined) console.error(`The generator could not be started: ${error.message}`)
  return status ?? 1
})
process.exit(Math.max(...statuses))
