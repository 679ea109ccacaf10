import { SignInServerError } from '../errors/SignInServerError.ts'
import { parseUrl } from '../requests/parseUrl.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import type { SignInStore } from '../store/SignInStore.ts'
import { checkValues } from './checkValues.ts'
import { findWeakness } from './findWeakness.ts'
import type { SignInNetwork, SignInRateLimits, SignInServerOptions } from './SignInServerOptions.ts'

/** Options with defaults, checked. */
export interface ResolvedOptions {
  readonly origins: readonly string[]
  readonly secret: string
  readonly networks: readonly SignInNetwork[]
  readonly store: SignInStore
  readonly basePath: string
  readonly sessionLifetimeSeconds: number
  readonly rateLimit: { readonly [Name in keyof SignInRateLimits]-?: number } | false
  readonly clientAddress: SignInServerOptions['clientAddress']
  readonly signInPage: string
  readonly nameOf: NonNullable<SignInServerOptions['nameOf']>
  readonly onError: (error: unknown) => void
}

const defaultFile = 'wallet-kit-sign-in.sqlite'
const defaultLifetimeSeconds = 24 * 60 * 60

/**
 * @throws SignInServerError `SERVER_ORIGINS_INVALID`, `SERVER_ORIGIN_INSECURE`, `SERVER_SECRET_INVALID`,
 *   `SERVER_NETWORKS_INVALID`, `SERVER_OPTION_INVALID`, `SERVER_STORE_UNAVAILABLE`
 */
export function resolveOptions(options: SignInServerOptions): ResolvedOptions {
  const { origins, secret, networks, rateLimit = {} } = options
  checkOrigins(origins)
  const weakness = findWeakness(secret)
  if (weakness !== undefined)
    throw new SignInServerError('SERVER_SECRET_INVALID', { context: { reason: weakness } })
  checkNetworks(networks)
  checkValues(options)
  return {
    origins: [...origins],
    secret,
    networks: [...networks],
    store: options.store ?? createSqliteStore({ file: defaultFile }),
    basePath: options.basePath ?? '/api/auth',
    sessionLifetimeSeconds: options.sessionLifetimeSeconds ?? defaultLifetimeSeconds,
    rateLimit: rateLimit && {
      attemptsPerAddress: rateLimit.attemptsPerAddress ?? 60,
      sessionsPerAccount: rateLimit.sessionsPerAccount ?? 20,
      maxEntries: rateLimit.maxEntries ?? 10_000,
    },
    clientAddress: options.clientAddress,
    signInPage: options.signInPage ?? '/',
    nameOf: options.nameOf ?? (() => undefined),
    onError: options.onError ?? logError,
  }
}

function checkOrigins(origins: unknown): void {
  const list: readonly unknown[] = Array.isArray(origins) ? origins : []
  const invalid = list.find((origin) => !isOrigin(origin))
  if (list.length === 0 || invalid !== undefined)
    throw new SignInServerError('SERVER_ORIGINS_INVALID', { context: { value: String(invalid ?? 'none') } })
  const insecure = list.find((origin) => isInsecure(String(origin)))
  if (insecure !== undefined)
    throw new SignInServerError('SERVER_ORIGIN_INSECURE', { context: { value: String(insecure) } })
}

/** Cookies of http have neither `Secure` nor the prefix `__Host-`; browsers keep loopback addresses on this machine. */
function isInsecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  const isLoopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'http:' && !isLoopback
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const url = parseUrl(value)
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin === value
}

function checkNetworks(networks: unknown): void {
  const list: readonly unknown[] = Array.isArray(networks) ? networks : []
  const invalid = list.find((network) => !isNetwork(network))
  if (list.length > 0 && invalid === undefined) return
  const value = invalid === undefined ? 'none' : String((invalid as Partial<SignInNetwork> | null)?.id)
  throw new SignInServerError('SERVER_NETWORKS_INVALID', { context: { value } })
}

function isNetwork(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, rpcUrl } = value as Partial<Record<keyof SignInNetwork, unknown>>
  const hasNode =
    rpcUrl === undefined || (typeof rpcUrl === 'string' && /^https?:$/.test(parseUrl(rpcUrl)?.protocol ?? ''))
  return typeof id === 'string' && /^(eip155:[1-9]\d*|solana:[-a-zA-Z0-9]{1,32})$/.test(id) && hasNode
}

/** One line, without the stack and without properties, which may hold a visitor's input. */
function logError(error: unknown): void {
  console.error(
    `[wallet-kit] ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure'}`,
  )
}
