import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentHash } from '../load/contentHash.ts'

/**
 * The folder where the state of runs into one output folder is kept: in `node_modules/.cache` of the project, or, where there is
 * no project, in the user's own cache folder.
 *
 * @param output Absolute path of the output folder.
 * @param folder Another place, from the host's configuration.
 */
export function cachePath(output: string, folder?: string): string {
  return join(
    folder ?? join(cacheFolder(output), 'wallet-kit-codegen'),
    `${contentHash(output).slice(0, 20)}`,
  )
}

function cacheFolder(output: string): string {
  for (let at = output; ; at = dirname(at)) {
    const packages = join(at, 'node_modules')
    if (existsSync(packages)) return join(packages, '.cache')
    if (at === dirname(at)) return process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  }
}
