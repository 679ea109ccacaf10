import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Finding, ok, problem, warning } from './Finding.ts'

const lateMs = 10_000
const fewDays = 14
const dayMs = 86_400_000

/** The certificate that browsers are shown at an https origin; nothing of an http origin. */
export async function checkTls(origin: string): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(/[a-z]/i.test(host) && !host.includes(':') ? { servername: host } : {}),
    // To say what is wrong with it; nothing is sent.
    rejectUnauthorized: false,
    timeout: lateMs,
  })
  socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')))
  try {
    await once(socket, 'secureConnect')
    const { authorized, authorizationError } = socket
    const { valid_to: validTo } = socket.getPeerCertificate()
    return [judgeCertificate(origin, { authorized, authorizationError, validTo }, Date.now())]
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? `${error.code}` : 'no TLS'
    return [
      problem(
        'tls',
        `${origin} cannot be reached by TLS (${reason})`,
        'Direct the name to your proxy, and start both',
      ),
    ]
  } finally {
    socket.destroy()
  }
}

interface ShownCertificate {
  readonly authorized: boolean
  /** Code of the reason. */
  readonly authorizationError: unknown
  /** End of its time. */
  readonly validTo: string
}

export function judgeCertificate(origin: string, shown: ShownCertificate, now: number): Finding {
  if (!shown.authorized)
    return problem(
      'tls',
      `Browsers refuse the certificate of ${origin} (${shown.authorizationError})`,
      'Install a certificate of a public authority for this name, with its intermediate certificates',
    )
  const days = Math.floor((Date.parse(shown.validTo) - now) / dayMs)
  const text = `The certificate of ${origin} is valid for ${days} days`
  return days < fewDays
    ? warning('tls', text, 'Renew it, by a program that does so by itself')
    : ok('tls', text)
}
