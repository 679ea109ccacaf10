import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, logIn } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { requireHostOrigin } from '../api/requireHostOrigin.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../networks/readChainId.ts'
import { DeclinedError } from './IdentityProvider.ts'
import { readState } from './readState.ts'

/** Logging in with a social network. */
export function createSocialHandlers(handle: Handle) {
  return {
    getSocialRedirectUri: handle(start, { startsLogin: true }),
    connectSocial: handle(finish, { way: 'social' }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function start(
  { parts, session, base }: FrameCall,
  {
    provider,
    hostOrigin,
    nonce,
  }: { readonly provider: string; readonly hostOrigin: string; readonly nonce?: string | undefined },
) {
  requireHostOrigin(parts, hostOrigin)
  if (!parts.options.providers.some(({ id }) => id === provider))
    throw new FrameRefusal('The social network is unknown.')
  const state = await parts.socialLogins.start({ provider, sessionId: session.id, hostOrigin, base, nonce })
  return { uri: `${base}/social/${provider}?${new URLSearchParams({ state })}` }
}

async function finish(
  call: FrameCall,
  body: { readonly uri: string; readonly chainId?: number | string | undefined },
) {
  const { parts, session } = call
  const result = URL.parse(body.uri)
  const { random } = readState(result?.searchParams.get('state') ?? '')
  // Used up by the first attempt, whatever its result.
  const login = await parts.socialLogins.take(random, session.id)
  const provider = parts.options.providers.find(({ id }) => id === login?.provider)
  if (!result || !login || !provider)
    throw new FrameRefusal('This login is unknown or has expired. Log in again.', 403)
  const redirectUri = `${login.base}/callback`
  const { subject, email, userName, proof } = await provider
    .finish({ login, redirectUri, result })
    .catch((error: unknown) => {
      if (error instanceof DeclinedError) throw new FrameRefusal('The login was cancelled.', 403)
      throw new FrameRefusal('The login failed at the social network. Log in again.', 502, { cause: error })
    })
  const user = await parts.users.ofAccount(`${provider.id}:${subject}`, { email, userName })
  const loggedIn = await logIn(call, user)
  const chainId = body.chainId === undefined ? loggedIn.chainId : readChainId(body.chainId)
  if (chainId !== loggedIn.chainId) await parts.sessions.update(loggedIn.id, { chainId })
  return { proof }
}
