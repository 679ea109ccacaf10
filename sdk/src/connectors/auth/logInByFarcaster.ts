import { createLateError } from '../../errors/createLateError.ts'
import { toServiceLink } from '../../links/toAppLink.ts'
import type { LoginRequest } from './LoginRequest.ts'

/** How long Farcaster's relay keeps a login open, in ms. */
const lifetime = 5 * 60_000

/**
 * Logs in with the visitor's Farcaster app, which reads a URI.
 *
 * @returns the user's name there
 * @throws WalletKitError what `SecureFrame.ask` throws
 */
export async function logInByFarcaster({ frame, report, signal }: LoginRequest): Promise<string> {
  const { url: uri } = await frame.ask((host) => host.getFarcasterUri({ signal }), signal)
  if (!isFarcasterUri(uri, frame.getOrigin()))
    throw createLateError('FRAME_MESSAGE_INVALID', { context: { type: 'getFarcasterUri' } })
  report({ type: 'uri', uri, expiresAt: Date.now() + lifetime })
  // The frame waits for the phone: without this it would complete a login that was given up.
  signal.addEventListener('abort', frame.reset, { once: true })
  try {
    const { userName } = await frame.ask((host) => host.connectFarcaster({ signal }), signal)
    return userName
  } finally {
    signal.removeEventListener('abort', frame.reset)
  }
}

/** The app's own scheme, or a page over https; over http only the service's own, as in development. */
function isFarcasterUri(uri: string, origin: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, origin: own } = new URL(uri)
  if (protocol === 'farcaster:') return true
  return toServiceLink(uri, [origin, ...(protocol === 'https:' ? [own] : [])]) !== undefined
}
