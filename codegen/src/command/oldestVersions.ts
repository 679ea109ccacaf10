/** The oldest versions of packages that generated code works with: major and minor number. */
export const oldestVersions: Readonly<Record<string, readonly [major: number, minor: number]>> = {
  // The client of a mutation is handed to what runs after it.
  '@tanstack/query-core': [5, 89],
  '@tanstack/react-query': [5, 89],
  // Names of the statuses that have no body.
  hono: [4, 7],
  msw: [2, 0],
  // One function for all methods.
  'openapi-fetch': [0, 14],
  // Exactly one of several schemas.
  zod: [4, 2],
}

/** Whether a version is older than what generated code works with. */
export function isTooOld(name: string, version: string): boolean {
  const [major, minor] = oldestVersions[name] ?? [0, 0]
  const [, ownMajor, ownMinor] = /^(\d+)\.(\d+)\./.exec(version) ?? []
  if (ownMajor === undefined) return false
  return Number(ownMajor) < major || (Number(ownMajor) === major && Number(ownMinor) < minor)
}
