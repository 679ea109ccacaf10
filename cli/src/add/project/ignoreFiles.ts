import { join } from 'node:path'
import type { AddContext } from '../AddContext.ts'

/**
 * Adds names of files to `.gitignore`, unless a line of it covers them.
 *
 * @param patterns names, with `*` for any characters at their end
 */
export function ignoreFiles(
  { folder, files }: Pick<AddContext, 'folder' | 'files'>,
  patterns: readonly string[],
): void {
  files.edit(join(folder, '.gitignore'), (text) => {
    const missing = patterns.filter((pattern) => !covers(text, pattern))
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    const start = text === '' || text.endsWith('\n') || missing.length === 0 ? text : `${text}${lineEnd}`
    return start + missing.map((pattern) => `${pattern}${lineEnd}`).join('')
  })
}

/** Whether a line matches the names of a pattern, as far as such lines have stars alone. */
function covers(text: string, pattern: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\//, ''))
  return lines.some((line) => {
    if (line === '' || line.startsWith('#') || line.startsWith('!')) return false
    const parts = line.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`).test(pattern)
  })
}
