import { relative, resolve } from 'node:path'
import type { Report } from '../diagnostics/report.ts'
import type { Place } from '../model/place.ts'
import { contentHash } from './contentHash.ts'
import { decodeText } from './decodeText.ts'
import { missingFileHint } from './missingFileHint.ts'
import { parseSource } from './parseSource.ts'
import { readFile } from './readFile.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** The files of a run: each is read and parsed once, however many references refer to it. */
export interface DocumentSet {
  /** Folder that shown paths are relative to. */
  readonly root: string
  /** Reads a file; reports a failure and returns undefined. */
  open(path: string): SourceDocument | undefined
  /** A file that another one refers to. */
  openAt(absolutePath: string, reference: FileReference): SourceDocument | undefined
  /** Text of a file that was opened, for code frames. */
  textOf(file: string): string | undefined
  /** Hash of a file's content; undefined for a file that could not be read. */
  hashOf(absolutePath: string): string | undefined
  /** Absolute paths of all files that were opened, or could not be. */
  paths(): readonly string[]
}

/** Place of a reference to a file, and the hint to report there when the file cannot be read. */
export interface FileReference {
  readonly askedAt: Place
  readonly hint?: string | undefined
}

interface UnreadFile {
  /** As it is shown. */
  readonly file: string
  readonly reason: string
  readonly hint?: string
}

/** @param root Folder that shown paths are relative to. */
export function createDocumentSet(root: string, report: Report): DocumentSet {
  const byPath = new Map<string, SourceDocument | undefined>()
  const textByFile = new Map<string, string>()
  const hashes = new Map<string, string>()
  const unread = new Map<string, UnreadFile>()

  function open(absolutePath: string, reference?: FileReference): SourceDocument | undefined {
    const why = unread.get(absolutePath)
    // At each place that refers to the file: all of them must be corrected.
    if (why !== undefined) reportUnread(why, reference)
    if (byPath.has(absolutePath)) return byPath.get(absolutePath)
    const document = read(absolutePath, reference)
    byPath.set(absolutePath, document)
    return document
  }

  function reportUnread({ file, reason, hint }: UnreadFile, reference: FileReference | undefined) {
    // Without the contract nothing can be compiled; without a file that it refers to, the rest can.
    const add = reference === undefined ? report.error : report.mistake
    add(
      reference?.askedAt ?? { file, pointer: '' },
      reason === 'does not exist' ? `File not found: ${file}.` : `${file} ${reason}.`,
      hint ??
        reference?.hint ??
        (reference === undefined
          ? missingFileHint(resolve(root, file), file)
          : 'Check the path; it is relative to the file that names it.'),
    )
  }

  function read(absolutePath: string, reference: FileReference | undefined): SourceDocument | undefined {
    const file = relative(root, absolutePath).replaceAll('\\', '/') || '.'
    const content = readFile(absolutePath, reference === undefined)
    if ('reason' in content) {
      const why = { file, ...content }
      unread.set(absolutePath, why)
      reportUnread(why, reference)
      return undefined
    }
    hashes.set(absolutePath, contentHash(content.bytes))
    const { text, problem } = decodeText(content.bytes)
    textByFile.set(file, text)
    if (problem !== undefined) {
      const { message, hint, position, recoverable } = problem
      const range = { start: position, end: position + 1 }
      const place = { file, pointer: '' }
      report.add({ severity: 'error', recoverable, place, at: 'value', message, hint, range })
      if (!recoverable) return undefined
    }
    const value = parseSource(file, text, report)
    return value === undefined ? undefined : { file, absolutePath, text, value }
  }

  return {
    root,
    open: (path) => open(resolve(root, path)),
    openAt: open,
    textOf: (file) => textByFile.get(file),
    hashOf: (absolutePath) => hashes.get(absolutePath),
    paths: () => [...byPath.keys()],
  }
}
