import { createLateError } from '../../errors/createLateError.ts'
import { toLoginLink } from '../../logins/toLoginLink.ts'
import type { LoginRequest } from './LoginRequest.ts'

/** How long Farcaster's relay keeps a login open, in ms. */
const channelLifetime = 5 * 60_000

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
  report({ type: 'uri', uri, expiresAt: Date.now() + channelLifetime })
  // The frame waits for the phone: without this it would complete a login that was given up.
  signal.addEventListener('abort', frame.reset, { once: true })
  try {
    const { userName } = await frame.ask((host) => host.connectFarcaster({ signal }), signal)
    return userName
  } finally {
    signal.removeEventListener('abort', frame.reset)
  }
}

/** The app's own scheme, or a page. */
function isFarcasterUri(uri: string, origin: string): boolean {
  return /^farcaster:\/\//.test(uri) || toLoginLink(uri, origin) !== undefined
}
