import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Report } from '../diagnostics/report.ts'
import type { Place } from '../model/place.ts'
import { contentHash } from './contentHash.ts'
import { parseSource } from './parseSource.ts'
import type { SourceDocument } from './sourceDocument.ts'

/** The files of a run: each is read and parsed once, however many references lead to it. */
export interface DocumentSet {
  /** Folder that shown paths are relative to. */
  readonly root: string
  /** Reads a file; tells the report and returns undefined when that fails. */
  open(path: string, askedAt?: Place): SourceDocument | undefined
  /** A file next to another one. */
  openBeside(document: SourceDocument, relativePath: string, askedAt: Place): SourceDocument | undefined
  /** Text of a file that was opened, for code frames. */
  textOf(file: string): string | undefined
  /** Tells the contents of files apart; undefined for a file that could not be read. */
  hashOf(absolutePath: string): string | undefined
  /** Absolute paths of all files that were opened, or could not be. */
  paths(): readonly string[]
}

/** @param root Folder that shown paths are relative to. */
export function createDocumentSet(root: string, report: Report): DocumentSet {
  const byPath = new Map<string, SourceDocument | undefined>()
  const textByFile = new Map<string, string>()
  const hashes = new Map<string, string>()

  function open(path: string, askedAt?: Place): SourceDocument | undefined {
    const absolutePath = resolve(root, path)
    if (byPath.has(absolutePath)) return byPath.get(absolutePath)
    const document = read(absolutePath, askedAt)
    byPath.set(absolutePath, document)
    return document
  }

  function read(absolutePath: string, askedAt: Place | undefined): SourceDocument | undefined {
    const file = relative(root, absolutePath).replaceAll('\\', '/')
    let bytes: Buffer
    try {
      bytes = readFileSync(absolutePath)
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      // Without the contract there is nothing; without a file that it refers to, there is the rest.
      const tell = askedAt === undefined ? report.error : report.mistake
      tell(
        askedAt ?? { file, pointer: '' },
        reason === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${reason}).`,
        'Check the path; it is relative to the file that names it.',
      )
      return undefined
    }
    hashes.set(absolutePath, contentHash(bytes))
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
    textByFile.set(file, text)
    const value = parseSource(file, text, report)
    return value === undefined ? undefined : { file, absolutePath, text, value }
  }

  return {
    root,
    open,
    openBeside: (document, relativePath, askedAt) =>
      open(resolve(dirname(document.absolutePath), relativePath), askedAt),
    textOf: (file) => textByFile.get(file),
    hashOf: (absolutePath) => hashes.get(absolutePath),
    paths: () => [...byPath.keys()],
  }
}
