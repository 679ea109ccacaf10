import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { mergeJson } from './mergeJson.ts'
import type { Template, TemplatePart } from './templates.ts'

/** Content of an app's files by path, with `/` between folders. */
export type AppFiles = Map<string, Buffer>

export interface ComposeFilesParameters {
  readonly template: Template
  readonly hasServer: boolean
  readonly hasFrame: boolean
}

/** Left behind by work on the templates themselves. */
const excluded = new Set([
  'node_modules',
  'dist',
  '.next',
  'next-env.d.ts',
  'test-results',
  'package-lock.json',
  '.env.local',
  'template.json',
])

/**
 * Composes an app of a template's own files and its parts. JSON files are merged, texts of {@link joined} are joined,
 * and `{{prefix}}` in them is the template's. A file of a server or a frame replaces one of the template.
 *
 * @throws Error when two parts, or a part and the template, have the same file
 */
export function composeFiles({ template, hasServer, hasFrame }: ComposeFilesParameters): AppFiles {
  const files: AppFiles = new Map()
  const parts = join(template.folder, '..', 'parts')
  addLayer(files, template.folder, {}, false)
  for (const part of template.parts) addLayer(files, join(parts, part.part), part, false)
  const chosen = [...((hasServer && template.server) || []), ...((hasFrame && template.frame) || [])]
  for (const part of chosen) addLayer(files, join(parts, part.part), part, true)
  for (const [path, content] of files) {
    if (!joined.has(basename(path)) && !basename(path).startsWith('.env')) continue
    files.set(path, Buffer.from(content.toString().replaceAll('{{prefix}}', template.prefix)))
  }
  const manifest = JSON.parse(files.get('package.json')?.toString() ?? '{}')
  return files.set('package.json', toBuffer(sortManifest(manifest)))
}

/** Texts to which each part adds its lines. */
const joined = new Set(['README.md', '.env', '.gitignore'])

function addLayer(
  files: AppFiles,
  folder: string,
  { firstLine }: Partial<TemplatePart>,
  replaces: boolean,
): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(folder, source).split(sep)
    if (!entry.isFile() || path.some((name) => excluded.has(name))) continue
    const target = [...path.slice(0, -1), toDotFile(entry.name)].join('/')
    const content = readFileSync(source)
    const before = files.get(target)
    if (before !== undefined && target.endsWith('.json'))
      files.set(target, toBuffer(mergeFiles(JSON.parse(before.toString()), JSON.parse(content.toString()))))
    else if (before !== undefined && joined.has(target))
      files.set(target, Buffer.from(`${before}${target === 'README.md' ? '\n' : ''}${content}`))
    else if (before !== undefined && !replaces)
      throw new Error(`${target} of ${basename(folder)} is in another part of the template, too.`)
    else
      files.set(
        target,
        firstLine && target.endsWith('.tsx') ? Buffer.from(`${firstLine}\n${content}`) : content,
      )
  }
}

type JsonFile = Readonly<Record<string, unknown>> & { readonly engines?: { readonly node?: string } }

/** Merges JSON; of two minimum versions of Node (`>=22.18`) the higher one stays. */
function mergeFiles(base: JsonFile, added: JsonFile): JsonFile {
  const [one, other] = [base, added].map(({ engines }) => engines?.node)
  const merged = mergeJson(base, added)
  if (!one || !other) return merged
  const isHigher = one.localeCompare(other, 'en', { numeric: true }) > 0
  return { ...merged, engines: { node: isHigher ? one : other } }
}

/** Dot-files are packed as `dot-name`, because npm leaves some of them out of packages. */
function toDotFile(name: string): string {
  return name.replace(/^dot-/, '.')
}

const lastFields = ['scripts', 'dependencies', 'devDependencies']

/** Scripts and dependencies last, and these in the order in which npm writes them. */
function sortManifest(manifest: Readonly<Record<string, unknown>>): object {
  const sorted = Object.entries(manifest).map(([name, value]) => [
    name,
    /ependencies$/.test(name)
      ? Object.fromEntries(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  ])
  return Object.fromEntries(
    sorted.sort(([a], [b]) => lastFields.indexOf(a as string) - lastFields.indexOf(b as string)),
  )
}

export function toBuffer(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
