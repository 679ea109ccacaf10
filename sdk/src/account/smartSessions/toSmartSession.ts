import type { SmartSession as ServiceSession } from '@wallet-kit/clients/data-service/types'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { SmartSession } from './SmartSession.ts'

/**
 * Whether a string is an id and nothing else. The wallet signs it to revoke a session: a service could pass a sign-in
 * message, or any other text, in its place.
 */
export function isSessionId(pci: string): boolean {
  return /^[\w-]{1,128}$/.test(pci)
}

/** The last time that a `Date` can have, in ms since 1970: dates are written by code that throws for later ones. */
const lastTime = 8.64e15

/** A session as it may be shown; `undefined` for one whose id could not be signed. */
export function toSmartSession(session: ServiceSession, now: number): SmartSession | undefined {
  const { pci, project, expiry, createdAt, revokedAt, permissions = [] } = session
  if (!isSessionId(pci)) return undefined
  const name = toDisplayName(project?.name ?? '')
  const expiresAt = Math.min(expiry * 1_000, lastTime)
  const status = revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'active'
  return {
    pci,
    ...(name && { name }),
    status,
    expiresAt,
    ...(createdAt !== undefined && { createdAt: Math.min(createdAt * 1_000, lastTime) }),
    permissions: [...new Set(permissions.map(({ type }) => toDisplayName(type)))].filter(Boolean),
  }
}
