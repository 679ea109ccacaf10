// Copies the documents into this package while it is packed, and removes them again.
import { cpSync, rmSync, statSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)
const target = new URL('../documents/', import.meta.url)

rmSync(target, { recursive: true, force: true })
if (!process.argv.includes('--remove')) {
  const isPage = (path) => statSync(path).isDirectory() || path.endsWith('.md')
  copy('docs', isPage)
  copy('schemas/options', () => true)
}

/** @type {(folder: string, filter: (path: string) => boolean) => void} */
function copy(folder, filter) {
  cpSync(fileURLToPath(new URL(folder, root)), fileURLToPath(new URL(folder, target)), {
    recursive: true,
    filter,
  })
}
