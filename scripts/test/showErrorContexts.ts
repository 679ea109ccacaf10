import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Prints the page of each failed browser test, for CI, where files are not accessible afterwards. */
export function showErrorContexts(folder: string): void {
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('error-context.md')) continue
    console.log(`\n${dirname(path)}\n${readFileSync(join(folder, path), 'utf8').trim()}`)
  }
}
