import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { Finding } from '../Finding.ts'
import type { Needs } from '../options/loadKit.ts'
import { reasonOf } from './reasonOf.ts'

const limitMs = 5_000
/** Name of the kit's feature whose sources are the nodes of the networks. */
const nodes = 'balances, read from the chain'

/** Whether each origin that the options name answers. */
export async function checkServices({ rules }: Needs, page: URL | undefined): Promise<readonly Finding[]> {
  const features = new Map<string, Set<string>>()
  // Nodes are asked for their chain.
  for (const { feature, sources } of rules.filter(({ feature }) => feature !== nodes)) {
    const listed = [...(sources['connect-src'] ?? []), ...(sources['frame-src'] ?? [])]
    for (const source of listed.filter((each) => URL.canParse(each))) {
      const { origin, protocol, host } = new URL(source)
      const address = /^wss?:$/.test(protocol) ? `${protocol}//${host}` : origin
      features.set(address, (features.get(address) ?? new Set()).add(feature))
    }
  }
  const checked = await Promise.all(
    [...features].map(async ([address, of]): Promise<Finding> => {
      const names = [...of].join(', ')
      const problem = await reach(address)
      if (problem === undefined)
        return { id: 'services/reach', level: 'ok', text: `${address} answers (${names})` }
      return {
        id: 'services/reach',
        level: 'error',
        text: `${address} cannot be reached from here: ${problem} (${names}).`,
        remedy:
          'Check the address among `services` and `networks`, and whether it runs. Set a service to false that the app does without.',
      }
    }),
  )
  const isMixed = page?.protocol === 'https:'
  const mixed = [...features.keys()].filter(
    (each) => isMixed && /^(http|ws):/.test(each) && !isLoopback(each),
  )
  return [
    ...checked,
    ...mixed.map(
      (address): Finding => ({
        id: 'services/mixed-content',
        level: 'error',
        text: `Browsers block ${address} on a page with TLS.`,
        remedy: 'Give the service TLS, and use its https or wss address.',
      }),
    ),
  ]
}

const isLoopback = (address: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname)

/** Any answer counts: most services answer their root with 404. */
async function reach(address: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(address)
  try {
    if (/^https?:$/.test(protocol))
      await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(limitMs) })
    else await reachSocket({ isSecure: protocol === 'wss:', hostname, port })
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

function reachSocket(parameters: {
  readonly isSecure: boolean
  readonly hostname: string
  readonly port: string
}): Promise<void> {
  const { isSecure, hostname, port } = parameters
  return new Promise((resolve, reject) => {
    const done = () => {
      socket.destroy()
      resolve()
    }
    const socket = isSecure
      ? connectSecurely({ host: hostname, port: Number(port || 443), servername: hostname }, done)
      : connect({ host: hostname, port: Number(port || 80) }, done)
    socket.setTimeout(limitMs, () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
  })
}
