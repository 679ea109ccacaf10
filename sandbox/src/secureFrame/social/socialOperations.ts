import { isSocialProvider } from '../../identityProvider/socialProviders.ts'
import type { FrameCall, FrameOperation } from '../api/FrameCall.ts'
import { readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { describeUser } from '../users/describeUser.ts'
import { readChainId } from '../users/readChainId.ts'
import { exchangeCode } from './exchangeCode.ts'
import { readState } from './readState.ts'

/** Logging in with a social network. */
export function socialOperations(clientSecret: string): readonly FrameOperation[] {
  return [
    { path: '/social/start', access: 'login', handle: start },
    { path: '/social/finish', access: 'anyone', handle: finish },
  ]

  async function finish({ state, body, session, logIn }: FrameCall) {
    const result = URL.parse(readString(body, 'uri'))
    const { random } = readState(result?.searchParams.get('state') ?? '')
    // Used up by the first attempt, whatever its result.
    const login = state.socialLogins.take(random, session.id)
    if (!result || !login) throw new FrameRefusal('This login is unknown or has expired. Log in again.', 403)
    if (result.searchParams.get('error') === 'access_denied') {
      throw new FrameRefusal('The login was cancelled.', 403)
    }
    const code = result.searchParams.get('code') ?? ''
    const { subject, email, userName } = await exchangeCode({
      origin: state.origin,
      clientSecret,
      code,
      login,
    }).catch(() => {
      throw new FrameRefusal('The login failed at the social network. Log in again.', 502)
    })
    const user = state.users.ofAccount(`${login.provider}:${subject}`, { email, userName })
    if (body.chainId !== undefined) session.chainId = readChainId(body.chainId)
    await logIn(user)
    return describeUser({ state, user, ...session })
  }
}

function start({ state, body, session, base }: FrameCall) {
  const hostOrigin = readString(body, 'hostOrigin')
  if (!state.origins.includes(hostOrigin))
    throw new FrameRefusal('Pages of this origin cannot log in here.', 403)
  if (!isSocialProvider(body.provider)) throw new FrameRefusal('The social network is unknown.')
  const login = state.socialLogins.start({ provider: body.provider, sessionId: session.id, hostOrigin, base })
  return { uri: `${base}/secure/social/${login.provider}?${new URLSearchParams({ state: login.state })}` }
}
