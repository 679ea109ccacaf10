import { randomUUID } from 'node:crypto'
import { linkBase } from '../http/linkBase.ts'
import { serviceError } from './serviceError.ts'

/** Refuses a request without a project id. */
export function unknownProject() {
  return { status: 401, body: serviceError('authentication', 'The project is not known.') } as const
}

/** Refuses a value. */
export function badField(field: string, description: string) {
  return { status: 400, body: serviceError(field, description), headers: requestId() } as const
}

export function badAddress() {
  return badField('address', 'The address is not valid for the namespace.')
}

export function unsupportedChain() {
  return badField('chainId', 'The network is not supported.')
}

/** The chain behind the service does not respond. */
export function chainUnavailable() {
  return {
    status: 503,
    body: serviceError('chainId', 'No provider of this network answers.'),
    headers: requestId(),
  } as const
}

/** A successful reply. */
export function found<Body>(body: Body) {
  return { status: 200, body, headers: requestId() } as const
}

export function requestId() {
  return { 'X-Request-Id': randomUUID() }
}

/** URL of a token's image; empty for a token that the directory does not know. */
export function tokenIconUrl(request: Request, origin: string): (symbol: string | undefined) => string {
  const base = linkBase(request, origin)
  return (symbol) => (symbol === undefined ? '' : `${base}/wallet-directory/public/getTokenImage/${symbol}`)
}
