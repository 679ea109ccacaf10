import type { Lock } from './completeLock.ts'

/** Days between the publication of a version and its use: most poisoned releases are found within one. */
const waitDays = 7

/** `releaseDates.json`: when the versions of the lock file were published. */
export interface ReleaseDates {
  /** The day on which the dates were recorded, against which they are compared. */
  readonly recorded: string
  /** Versions that may be used earlier, e.g. the fix of a flaw, with the advisory or another reason. */
  readonly exceptions: Readonly<Record<string, string>>
  /** `name@version` to date. */
  readonly published: Readonly<Record<string, string>>
}

/** Versions of the lock file from a registry, as `name@version`, sorted. */
export function lockedVersions({ packages }: Lock): readonly string[] {
  const versions = Object.entries(packages).flatMap(([path, { version, link, name }]) => {
    const installedAs = path.split('node_modules/').at(-1)
    if (version === undefined || link || !path.includes('node_modules/')) return []
    return `${name ?? installedAs}@${version}`
  })
  return [...new Set(versions)].sort()
}

/** Problems of the lock file's versions, one message each: too young, of unknown age, or needlessly excepted. */
export function findYoung(lock: Lock, { recorded, exceptions, published }: ReleaseDates): readonly string[] {
  const versions = lockedVersions(lock)
  const isYoung = (version: string) => daysBetween(published[version] ?? recorded, recorded) < waitDays
  return [
    ...versions.flatMap((version) => {
      if (!published[version]) return `${version}: its date is missing. Run \`node scripts/lock/main.ts\`.`
      if (!isYoung(version) || exceptions[version]) return []
      return `${version} was published on ${published[version]}, less than ${waitDays} days before ${recorded}.`
    }),
    ...Object.keys(published)
      .filter((version) => !versions.includes(version))
      .map((version) => `${version} is not in the lock file. Run \`node scripts/lock/main.ts\`.`),
    ...Object.keys(exceptions)
      .filter((version) => !isYoung(version) || !published[version])
      .map((version) => `${version} needs no exception.`),
  ]
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
