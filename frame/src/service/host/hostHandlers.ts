import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, logIn } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { requireHostOrigin } from '../api/requireHostOrigin.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../networks/readChainId.ts'

/** Logging in with the host's own identity provider. */
export function createHostHandlers(handle: Handle) {
  return {
    connectToken: handle(connectToken, { startsLogin: true, way: 'host' }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

interface TokenBody {
  readonly token: string
  readonly hostOrigin: string
  readonly nonce?: string | undefined
  readonly chainId?: number | string | undefined
}

async function connectToken(call: FrameCall, { token, hostOrigin, nonce, chainId }: TokenBody) {
  const { parts } = call
  requireHostOrigin(parts, hostOrigin)
  const { hostTokens } = parts
  if (!hostTokens) throw new FrameRefusal('Logging in by the app is not available here.', 501)
  const identity = await hostTokens.verify({ token, nonce }).catch((cause: unknown) => {
    throw new FrameRefusal('The login of the app cannot be checked. Try again.', 502, { cause })
  })
  if (!identity) throw new FrameRefusal('The login of the app is not valid. Log in there again.', 403)
  if (!(await hostTokens.spend(token)))
    throw new FrameRefusal('This login of the app was used already. Log in there again.', 403)
  const { id, email, userName } = identity
  const user = await parts.users.ofAccount(id, { email, userName })
  const session = await logIn(call, user)
  const present = chainId === undefined ? session.chainId : readChainId(chainId)
  if (present !== session.chainId) await parts.sessions.update(session.id, { chainId: present })
  return {}
}
