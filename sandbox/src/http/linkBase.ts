import { publicUrl } from './publicUrl.ts'

/**
 * Base of links to the sandbox's own images and pages, as the caller sees it: below the prefix of a proxy that states
 * one, and under the caller's name of this machine, because pages accept images of the origin that they ask only.
 *
 * @param origin The sandbox's own.
 */
export function linkBase(request: Request, origin: string): string {
  const seen = publicUrl(request)
  if (seen?.prefix) return `${seen.origin}${seen.prefix}`
  // Another port is that of a proxy, whose paths are unknown.
  return seen && new URL(seen.origin).port === new URL(origin).port ? seen.origin : origin
}
