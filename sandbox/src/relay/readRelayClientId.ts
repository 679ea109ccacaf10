import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'

/** Clocks of client and relay may differ by this many seconds. */
const clockToleranceSeconds = 60

/**
 * Verifies the `auth` parameter of a relay handshake, an EdDSA JWT that the client signs itself. Its issuer, a did:key,
 * is the client's id. The audience is not compared: behind a proxy the client knows the relay by another address.
 *
 * @returns undefined for a token that is absent, malformed, expired or wrongly signed.
 */
export async function readRelayClientId(auth: string | null): Promise<string | undefined> {
  if (!auth) return undefined
  try {
    if (!(await verifyJWT(auth))) return undefined
    const { iss, iat, exp } = decodeJWT(auth).payload
    const now = Date.now() / 1_000
    const isCurrent = iat <= now + clockToleranceSeconds && exp > now - clockToleranceSeconds
    return isCurrent ? iss : undefined
  } catch {
    // relay-auth throws on anything that does not decode.
    return undefined
  }
}
