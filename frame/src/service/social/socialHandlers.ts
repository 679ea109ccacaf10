import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, logIn, ofFreshUser } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { requireAppOrigin } from '../api/requireHostOrigin.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../networks/readChainId.ts'
import { DeclinedError } from './IdentityProvider.ts'
import { readState } from './readState.ts'

/** Logging in with a social network. */
export function createSocialHandlers(handle: Handle) {
  return {
    getSocialRedirectUri: handle(start, { startsLogin: true }),
    connectSocial: handle(finish, { way: 'social', continuesLogin: true }),
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
  requireAppOrigin(parts, hostOrigin)
  if (!parts.options.providers.some(({ id }) => id === provider))
    throw new FrameRefusal('The social network is unknown.')
  const state = await parts.socialLogins.start({ provider, sessionId: session.id, hostOrigin, base, nonce })
  return { uri: `${base}/social/${provider}?${new URLSearchParams({ state })}` }
}

async function finish(
  call: FrameCall,
  body: {
    readonly uri: string
    readonly chainId?: number | string | undefined
    readonly links?: boolean | undefined
  },
) {
  const { parts, session } = call
  const linking = body.links ? await ofFreshUser(call) : undefined
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
  const id = `${provider.id}:${subject}`
  if (linking) {
    const login = { id, kind: proof.kind, name: email ?? userName }
    if (linking.user.id === id || !(await parts.linkedLogins.add(linking.user.id, login)))
      throw new FrameRefusal('This login belongs to an account already.', 409)
    return { proof, link: id }
  }
  const user = await parts.users.ofAccount(id, { email, userName })
  const loggedIn = await logIn(call, user, proof)
  const chainId = body.chainId === undefined ? loggedIn.chainId : readChainId(body.chainId)
  if (chainId !== loggedIn.chainId) await parts.sessions.update(loggedIn.id, { chainId })
  return { proof }
}
