import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearest } from '../diagnostics/nearest.ts'

/** Advice for a missing contract. */
export function missingFileHint(absolutePath: string, given: string): string {
  if (/^[a-z][a-z\d+.-]+:\/+/i.test(given))
    return `'generate' fetches nothing: pass it the result of 'fetchInputs', or a file.`
  if (given === '-') return 'To read from a pipe, pass /dev/stdin.'
  if (/[*?]/.test(given)) return 'Patterns are not expanded; pass a folder to compile all contracts below it.'
  const meant = nearest(basename(absolutePath), filesOf(dirname(absolutePath)))
  return meant === undefined
    ? `Check the path; it is relative to the working directory, or to the folder of the configuration.`
    : `Did you mean '${meant}'?`
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
