import { readFileSync, realpathSync, statSync } from 'node:fs'

/** Ten times the size of the largest known contracts; a string could not be much larger. */
const maximumMegabytes = 200

/** Content of a file, or why it cannot be read. */
export type FileContent = { readonly bytes: Buffer } | { readonly reason: string; readonly hint?: string }

/**
 * Reads a regular file: devices may have no end, and reading from a pipe may block.
 *
 * @param mayWait Whether it may be a pipe: one that the host names itself, such as `<(curl …)`.
 */
export function readFile(path: string, mayWait: boolean): FileContent {
  try {
    const state = statSync(path)
    if (state.isDirectory()) return { reason: 'is a folder', hint: 'Name a file in it.' }
    if (!state.isFile() && !(mayWait && state.isFIFO())) {
      return { reason: 'is not a regular file', hint: 'Save the document as a file, and name that.' }
    }
    if (state.size > maximumMegabytes * 1e6) {
      const reason = `is larger than ${maximumMegabytes} MB (${Math.round(state.size / 1e6)} MB)`
      return { reason, hint: 'Remove long examples, or split the document.' }
    }
    return { bytes: readFileSync(path) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return { reason: 'does not exist' }
    return { reason: `cannot be read (${code})`, hint: 'Allow reading it, and run again.' }
  }
}

/** The path without links; the path itself where nothing exists. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
