import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './hashFiles.ts'

export interface OnceForInputsParameters {
  /** Folder of the repository. */
  readonly root: string
  /** Name of the work, also of its stamp file. */
  readonly name: string
  /** Files and folders that the work reads. */
  readonly inputs: readonly string[]
  /** Whether the work's output still exists. Without it the stamp is ignored. */
  readonly isDone: () => boolean
  readonly work: () => Promise<void>
}

/**
 * Does the work unless it was done for the same inputs. The stamp is removed first and written last, so work that
 * was interrupted is done again.
 */
export async function onceForInputs({
  root,
  name,
  inputs,
  isDone,
  work,
}: OnceForInputsParameters): Promise<void> {
  const folder = join(root, 'node_modules', '.cache', 'wallet-kit')
  const stamp = join(folder, `${name}.stamp`)
  const hash = hashFiles(root, inputs)
  if (readStamp(stamp) === hash && isDone()) return
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, hash)
}

function readStamp(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
