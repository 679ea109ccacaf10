import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { setAppName } from './appName.ts'
import { mergeJson } from './mergeJson.ts'
import { setProjectId } from './setProjectId.ts'

export interface CopyTemplateParameters {
  /** Folder of the template. */
  readonly template: string
  /** Folder of the new app. Files with the same names are replaced, others are kept. */
  readonly folder: string
  /** Name of the new package. */
  readonly name: string
  readonly projectId?: string
  /** Folder of the files that add a server to the template. */
  readonly serverFolder?: string
}

const environmentFile = '.env'
/** Not committed: the templates' .gitignore has it. */
const secretsFile = '.env.local'
const excluded = new Set([
  'node_modules',
  'dist',
  '.next',
  'next-env.d.ts',
  'test-results',
  'package-lock.json',
  secretsFile,
])

/**
 * Writes a template as a new app. Files are copied unchanged, except for the app's names and the project id. A server
 * gets a secret of its own.
 *
 * The app is prepared in a hidden folder beside the target and then moved, so that a failure leaves nothing behind.
 */
export function copyTemplate({
  template,
  folder,
  name,
  projectId,
  serverFolder,
}: CopyTemplateParameters): void {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const stage = mkdtempSync(join(parent, `.${name}-`))
  try {
    cpSync(template, stage, { recursive: true, filter: isIncluded })
    if (serverFolder !== undefined) {
      addServer(serverFolder, stage)
      // An existing file has settings of the developer.
      if (!existsSync(join(folder, secretsFile)))
        writeFileSync(join(stage, secretsFile), createSecrets(), { mode: 0o600 })
    }
    restoreDotFiles(stage)
    setPackageName(join(stage, 'package.json'), name)
    editFile(join(stage, environmentFile), (text) => setAppName(text, name))
    if (projectId !== undefined)
      editFile(join(stage, environmentFile), (text) => setProjectId(text, projectId))
    moveInto(stage, folder)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

function isIncluded(path: string): boolean {
  return !excluded.has(basename(path))
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Adds a folder's files to the app: values of JSON files one by one, other files as a whole. */
function addServer(serverFolder: string, app: string): void {
  for (const entry of readdirSync(serverFolder, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const path = relative(serverFolder, source)
    if (!entry.isFile() || !path.split(sep).every(isIncluded)) continue
    const target = join(app, path)
    if (source.endsWith('.json'))
      editFile(target, (text) =>
        toText(mergeJson(JSON.parse(text), JSON.parse(readFileSync(source, 'utf8')))),
      )
    else cpSync(source, target)
  }
}

/** As long as `@wallet-kit/server` requires, and as random as a key. */
function createSecrets(): string {
  return `SIGN_IN_SECRET=${randomBytes(32).toString('base64url')}\n`
}

/** Dot-files are packed as `_name`, because npm leaves some of them out of packages. */
function restoreDotFiles(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = basename(path)
    if (!file.startsWith('_')) continue
    renameSync(join(folder, path), join(folder, dirname(path), `.${file.slice(1)}`))
  }
}

function setPackageName(path: string, name: string): void {
  editFile(path, (text) => toText({ ...JSON.parse(text), name }))
}

function editFile(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

function moveInto(stage: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(stage, folder, { recursive: true })
}
