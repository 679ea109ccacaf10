import { existsSync } from 'node:fs'
import type { AddedFiles } from './addedFiles.ts'

/** Names a SQLite file that the app will write. One that exists is the user's, and stays. */
export function leaveDatabase(files: AddedFiles, path: string): void {
  if (existsSync(path)) return
  for (const suffix of ['', '-wal', '-shm']) files.leave(`${path}${suffix}`)
}
