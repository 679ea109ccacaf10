import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { AppFiles } from './composeFiles.ts'

/** Files of an app that were written, and how they are taken away again. */
export interface WrittenApp {
  /** Removes everything that was added to the folder since, and puts replaced files back. */
  undo(): void
  /** Forgets the files that were replaced. */
  keep(): void
}

/** Readable by the user alone. */
const secretsFile = '.env.local'

/**
 * Writes an app's files into a folder. Files with the same names are replaced, other files are kept, and so is a
 * `.env.local` with settings of the developer.
 *
 * They are prepared in a hidden folder beside it, so that a failure leaves nothing behind.
 *
 * @param folder absolute; created if it is missing
 */
export function writeApp(folder: string, files: AppFiles): WrittenApp {
  const created = missingFolder(folder)
  const before = existsSync(folder) ? readdirSync(folder) : undefined
  mkdirSync(dirname(folder), { recursive: true })
  const stage = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
  // Of a folder with files in it, to put them back.
  const saved = join(stage, 'saved')
  const next = join(stage, 'next')
  // Files of the app, and lock files, which an installation changes.
  const mayChange = (name: string) => isOurs(files, name) || statSync(join(folder, name)).isFile()
  const undo = () => {
    if (created !== undefined) rmSync(created, { recursive: true, force: true })
    else if (before !== undefined) {
      for (const name of readdirSync(folder))
        if (!before.includes(name) || mayChange(name))
          rmSync(join(folder, name), { recursive: true, force: true })
      if (existsSync(saved)) cpSync(saved, folder, { recursive: true })
    }
    rmSync(stage, { recursive: true, force: true })
  }
  try {
    for (const [path, content] of files) {
      const file = join(next, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content, path === secretsFile ? { mode: 0o600 } : {})
    }
    if (before !== undefined && existsSync(join(folder, secretsFile)))
      rmSync(join(next, secretsFile), { force: true })
    for (const name of before ?? [])
      if (mayChange(name)) cpSync(join(folder, name), join(saved, name), { recursive: true })
    if (before === undefined) renameSync(next, folder)
    else cpSync(next, folder, { recursive: true })
  } catch (error) {
    undo()
    throw error
  }
  return { undo, keep: () => rmSync(stage, { recursive: true, force: true }) }
}

/** Whether an entry of the folder is, or holds, files of the app. */
function isOurs(files: AppFiles, name: string): boolean {
  return [...files.keys()].some((path) => path.split('/')[0] === name)
}

/** The outermost folder that does not exist yet. */
function missingFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  return missingFolder(dirname(folder)) ?? folder
}
