import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setProjectId } from './setProjectId.ts'

export interface CopyTemplateParameters {
  /** Folder of the template. */
  readonly template: string
  /** Folder of the new app. Files with the same names are replaced, others are kept. */
  readonly folder: string
  /** Name of the new package. */
  readonly name: string
  readonly projectId?: string
}

const excluded = new Set(['node_modules', 'dist', 'test-results', 'package-lock.json'])
const environmentFile = '.env'

/**
 * Writes a template as a new app. Files are copied unchanged, except for the package's name and the project id.
 *
 * The app is prepared in a hidden folder beside the target and then moved, so that a failure leaves nothing behind.
 */
export function copyTemplate({ template, folder, name, projectId }: CopyTemplateParameters): void {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  const stage = mkdtempSync(join(parent, `.${name}-`))
  try {
    cpSync(template, stage, { recursive: true, filter: (path) => !excluded.has(basename(path)) })
    restoreDotFiles(stage)
    setPackageName(join(stage, 'package.json'), name)
    if (projectId !== undefined)
      editFile(join(stage, environmentFile), (text) => setProjectId(text, projectId))
    moveInto(stage, folder)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
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
  editFile(path, (text) => `${JSON.stringify({ ...JSON.parse(text), name }, null, 2)}\n`)
}

function editFile(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

function moveInto(stage: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(stage, folder, { recursive: true })
}
