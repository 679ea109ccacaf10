import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The oldest Node on which an app runs, if the given one is older.
 *
 * @param folder of the app, whose package.json has `engines.node` in the form `>=22.18`
 * @param version e.g. `v20.19.2`
 */
export function missingNode(folder: string, version: string): string | undefined {
  const { engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const oldest = /^>=([\d.]+)$/.exec(engines?.node ?? '')?.[1]
  return oldest === undefined || isAtLeast(version, oldest) ? undefined : oldest
}

function isAtLeast(version: string, oldest: string): boolean {
  const have = version.replace(/^v/, '').split('.').map(Number)
  for (const [place, wanted] of oldest.split('.').map(Number).entries()) {
    const number = have[place] ?? 0
    if (number !== wanted) return number > wanted
  }
  return true
}
