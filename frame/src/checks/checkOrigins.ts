import { getDomain } from 'tldts'
import { isOwnMachine } from '../configuration/values.ts'
import { type Finding, ok, problem, warning } from './Finding.ts'

interface CheckOriginsParameters {
  readonly origin: string
  readonly hostOrigins: readonly string[]
  readonly keeperOrigin?: string | undefined
}

/** Whether browsers trust the origins, and how they treat the frame's storage below each page. */
export function checkOrigins({
  origin,
  hostOrigins,
  keeperOrigin,
}: CheckOriginsParameters): readonly Finding[] {
  const hosts = hostOrigins.map((host) =>
    isSameSite(origin, host)
      ? ok('origins', `${host} is of the same site as the frame: its storage is its own`)
      : warning(
          'origins',
          `${host} is another site than the frame: browsers keep the frame's storage apart for each site, and some delete it sooner, so visitors log in once for each site and more often`,
          `Serve the frame below a name of that site, such as ${below(host)}`,
        ),
  )
  return [
    isOwnMachine(origin)
      ? warning('origins', `${origin} is on this machine only`, 'Set origin to an https origin of yours')
      : ok('origins', `${origin} is an https origin`),
    ...(hosts.length > 0
      ? hosts
      : [problem('origins', 'No page may embed the frame', 'Set hostOrigins to the origins of your pages')]),
    keeperOrigin === undefined
      ? warning(
          'origins',
          'The keeper runs beside the service: one operator has both parties',
          'Run `frame keeper` on another machine, with another administrator, and set keeperOrigin',
        )
      : ok('origins', `${keeperOrigin} is another origin than the frame's`),
  ]
}

/** Scheme and registrable domain, as browsers compare sites. */
function isSameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other)
}

function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`
}

function below(origin: string): string {
  const { hostname } = new URL(origin)
  return `wallet.${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`
}
