import { ask } from './ask.ts'
import { type Finding, ok, problem } from './Finding.ts'

interface CheckKeeperParameters {
  readonly keeperOrigin: string
  readonly pageOrigins: readonly string[]
}

/** Whether the keeper answers, and browsers let the page read its replies. */
export async function checkKeeper({
  keeperOrigin,
  pageOrigins,
}: CheckKeeperParameters): Promise<readonly Finding[]> {
  const health = await ask(`${keeperOrigin}/health`)
  if (typeof health === 'string')
    return [
      problem(
        'keeper',
        `${keeperOrigin} does not answer (${health})`,
        'Start the keeper, and direct the name to it',
      ),
    ]
  return [
    health.status === 200
      ? ok('keeper', `${keeperOrigin} is healthy`)
      : problem('keeper', `${keeperOrigin}/health has status ${health.status}`, "Read the keeper's log"),
    ...(await Promise.all(pageOrigins.map((page) => checkSharing(keeperOrigin, page)))),
  ]
}

/** The question that browsers ask before they let a page of another origin send a request (CORS). */
async function checkSharing(keeperOrigin: string, pageOrigin: string): Promise<Finding> {
  const reply = await ask(`${keeperOrigin}/nonce`, {
    method: 'OPTIONS',
    headers: {
      Origin: pageOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  const allowed = typeof reply === 'string' ? undefined : reply.headers.get('access-control-allow-origin')
  return allowed === pageOrigin
    ? ok('keeper', `It answers the page at ${pageOrigin}`)
    : problem(
        'keeper',
        `Browsers do not let the page at ${pageOrigin} read its replies`,
        "Add the page's origin to the keeper's pageOrigins, and let the proxy pass OPTIONS on",
      )
}
