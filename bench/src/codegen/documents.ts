import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { peersFolder, root, workFolder } from './folders.ts'

/** A document to compile. */
export interface BenchDocument {
  readonly name: string
  readonly path: string
}

/** Possible paths; the last two require a folder of shared documents beside the repository. */
const known: Readonly<Record<string, string>> = {
  github: join(peersFolder, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
  stripe: resolve(root, '../shared/documents/stripe.yaml'),
  discord: resolve(root, '../shared/documents/discord.json'),
}

/**
 * Copies documents into the folder that all generators read.
 *
 * @param chosen known names or paths; all known ones when empty
 * @param onMissing called for each document that is missing
 */
export function findDocuments(
  chosen: readonly string[],
  onMissing: (message: string) => void,
): readonly BenchDocument[] {
  const names = chosen.length > 0 ? chosen : Object.keys(known)
  return names.flatMap((name) => {
    const source = known[name] ?? resolve(name)
    const text = readText(source)
    if (text === undefined) {
      onMissing(`${name} is left out: there is no ${source}. Give its path with --document.`)
      return []
    }
    const label = basename(name, extname(name))
    return [{ name: label, path: writeDocument(`${label}${extname(source)}`, text) }]
  })
}

/** Writes a document into the folder of documents and returns its path. */
export function writeDocument(file: string, text: string): string {
  const folder = join(workFolder, 'documents')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file)
  writeFileSync(path, text)
  return path
}

/** Reads a file, gzipped or not. */
function readText(path: string): string | undefined {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const packed = `${path}.gz`
  return existsSync(packed) ? gunzipSync(readFileSync(packed)).toString('utf8') : undefined
}
