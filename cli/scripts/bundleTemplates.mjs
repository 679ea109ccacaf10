// Copies the templates into this package while it is packed, and removes them again.
//
// npm omits some dot-files from packages (.gitignore, .npmrc) or obeys them, so every dot-file is packed as
// "dot-name"; src/composeFiles.ts gives them their names back.
import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../templates', import.meta.url))
const target = fileURLToPath(new URL('../templates', import.meta.url))
const excluded = new Set([
  'node_modules',
  'dist',
  '.next',
  'next-env.d.ts',
  'test-results',
  'package-lock.json',
  '.env.local',
  '.DS_Store',
])

rmSync(target, { recursive: true, force: true })
if (!process.argv.includes('--remove')) {
  cpSync(source, target, { recursive: true, filter: (path) => !excluded.has(basename(path)) })
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const name = basename(path)
    if (name.startsWith('.'))
      renameSync(join(target, path), join(target, dirname(path), `dot-${name.slice(1)}`))
  }
}
