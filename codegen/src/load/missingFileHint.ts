import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { nearest } from '../diagnostics/nearest.ts'

/** What to do about a contract that is not there. */
export function missingFileHint(absolutePath: string, given: string): string {
  if (/^[a-z][a-z\d+.-]+:\/+/i.test(given))
    return 'Nothing is fetched: download the document, and name the file.'
  if (given === '-') return 'What comes through a pipe is the file /dev/stdin.'
  if (/[*?]/.test(given))
    return 'No file is named like that; name a folder to compile all contracts below it.'
  const meant = nearest(basename(absolutePath), filesOf(dirname(absolutePath)))
  return meant === undefined
    ? `Check the path; it starts from the folder that the command runs in, or that of its configuration.`
    : `Did you mean '${meant}'?`
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
