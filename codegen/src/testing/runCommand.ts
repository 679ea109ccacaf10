import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { temporaryFolder, writeFiles } from './compileFixture.ts'

/** Program behind `npx wallet-kit-codegen`. */
export const commandFile = fileURLToPath(new URL('../../bin/wallet-kit-codegen.js', import.meta.url))

export interface CommandRun {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a user would, in a folder. */
export function runCommand(folder: string, ...args: readonly string[]): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // A command that does not end fails its test, and no more than that.
    timeout: 50_000,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined },
  })
  return { status, stdout, stderr }
}

/** A new folder with files in it; removed after the test. */
export function folderWith(files: Readonly<Record<string, string | object>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}
