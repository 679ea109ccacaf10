import { frameMessageInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { toLoginLink } from '../../../foundation/logins/toLoginLink.ts'
import type { LoginRequest } from './LoginRequest.ts'
import { withPasskey } from './logInByPasskey.ts'

/** Lifetime of a login at Farcaster's relay, in ms. */
const channelLifetime = 5 * 60_000

/**
 * Logs in with the visitor's Farcaster app, which reads a URI.
 *
 * @returns the user's name there
 * @throws WalletKitError what `SecureFrame.ask` throws
 */
export async function logInByFarcaster(request: LoginRequest): Promise<string | undefined> {
  const { frame, report, signal } = request
  const { url } = await frame.ask((host) => host.getFarcasterUri({ signal }), signal)
  const uri = toFarcasterUri(url, frame.getOrigin())
  if (uri === undefined) throw createError(frameMessageInvalid, { context: { type: 'getFarcasterUri' } })
  report({ type: 'uri', uri, expiresAt: Date.now() + channelLifetime })
  // The frame waits for the phone: without this it would complete a cancelled login.
  signal.addEventListener('abort', frame.reset, { once: true })
  try {
    const asked = frame.ask((host) => host.connectFarcaster({ signal }), signal)
    const { userName } = await withPasskey<{ readonly userName?: string | null }>(asked, request)
    return userName ?? undefined
  } finally {
    signal.removeEventListener('abort', frame.reset)
  }
}

/** A URI of the app's own scheme, or of a page, with every invisible character encoded; `undefined` for others. */
function toFarcasterUri(uri: string, origin: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const { protocol, href } = new URL(uri)
  return protocol === 'farcaster:' ? href : toLoginLink(uri, origin)?.href
}
