// Completes package-lock.json for every platform, and records when new versions were published.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../bootstrap/npm.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import { completeLock, missingOptionalPackages } from './completeLock.ts'
import { findYoung, lockedVersions, type ReleaseDates } from './findYoung.ts'

const lockPath = join(repositoryRoot, 'package-lock.json')
const datesPath = join(repositoryRoot, 'scripts/lock/releaseDates.json')
const lock = completeLock(readJson(lockPath))
const missing = missingOptionalPackages(readJson(lockPath))
if (missing.length > 0) writeJson(lockPath, lock)
console.log(
  missing.length > 0 ? `Added to the lock file:\n${missing.join('\n')}` : 'The lock file is complete.',
)

const dates: ReleaseDates = readJson(datesPath)
const published: Record<string, string> = {}
for (const version of lockedVersions(lock)) {
  const date = dates.published[version] ?? (await publicationDate(version))
  if (date) published[version] = date
}
const recorded = new Date().toISOString().slice(0, 10)
const next: ReleaseDates = { ...dates, recorded, published }
writeJson(datesPath, next)
for (const problem of findYoung(lock, next)) {
  console.error(problem)
  process.exitCode = 1
}

/** The registry's answer, only for versions that are not recorded yet. */
async function publicationDate(version: string): Promise<string | undefined> {
  const number = version.slice(version.lastIndexOf('@') + 1)
  const { command, args } = npm()
  // One date, not all: those of a package with thousands of versions are longer than the output that is kept.
  const { code, output } = await run(
    command,
    [...args, 'view', version, `time[${number}]`, '--json', '--loglevel=error'],
    {
      cwd: repositoryRoot,
    },
  )
  const date = code === 0 ? /"(\d{4}-\d\d-\d\d)T/.exec(output)?.[1] : undefined
  if (!date) console.error(`${version}: the registry has no date for it. Add one to releaseDates.json.`)
  return date
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
