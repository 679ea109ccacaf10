import { randomBytes } from 'node:crypto'
import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type { PartyChallenges } from '../../passkeys/joinChallenges.ts'
import type { AssertionResponse, RegistrationResponse } from '../../passkeys/PasskeyResponse.ts'
import { verifyAssertion, verifyRegistration } from '../../passkeys/verifyPasskey.ts'
import { completeLogin, type FrameCall, logIn, ofFreshUser, ofUser, userOf } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { readChainId } from '../networks/readChainId.ts'
import type { FrameUser } from '../users/FrameUser.ts'
import type { Passkeys } from './createPasskeys.ts'

/** Logging in with passkeys, and the passkeys of a user. */
export function createPasskeyHandlers(handle: Handle) {
  return {
    startPasskey: handle(startPasskey, { startsLogin: true }),
    addPasskey: handle(addPasskey),
    startPasskeyLogin: handle(startLogin, { startsLogin: true }),
    connectPasskey: handle(finishLogin, { way: 'passkey', continuesLogin: true }),
    setSecondFactor: handle(setSecondFactor),
    listPasskeys: handle(async (call) => {
      const { user, parts } = await ofUser(call)
      const list = await passkeysOf(parts).store.list(user.id)
      return {
        passkeys: list.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          createdAt,
          ...(usedAt === undefined ? {} : { usedAt }),
        })),
        isSecondFactor: await parts.secondFactors.isOn(user.id),
      }
    }),
    removePasskey: handle(async (call, { id }) => {
      const { user, parts } = await ofFreshUser(call)
      const keepsOne = isPasskeyUser(user)
      const result = await passkeysOf(parts).store.remove({ userId: user.id, id, keepsOne })
      if (result === 'unknown') throw new FrameRefusal('The passkey is unknown.', 404)
      if (result === 'last')
        throw new FrameRefusal('This is the last passkey that you log in with. Add another one first.', 409)
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

/** New users in an hour from one network. */
const newUsers = { name: 'passkey user', most: 20, windowMs: 60 * 60_000 }

async function startPasskey(call: FrameCall) {
  const { parts, session } = call
  const { store, site, createChallenge } = passkeysOf(parts)
  const user = await userOf(call)
  const known = user ? await store.list(user.id) : []
  return {
    challenge: createChallenge(session.id),
    rpId: site.rpId,
    userHandle: known[0]?.userHandle ?? randomBytes(16).toString('base64url'),
    exclude: known.map(({ id }) => id),
  }
}

interface RegistrationBody {
  readonly response: RegistrationResponse
  readonly challenges: PartyChallenges
  readonly userHandle: string
  readonly name?: string | undefined
}

async function addPasskey(call: FrameCall, body: RegistrationBody) {
  const { parts, session } = call
  const { response, challenges, userHandle, name = 'Passkey' } = body
  const passkeys = passkeysOf(parts)
  const credential = (await passkeys.spendChallenge(challenges.service, session.id))
    ? await verifyRegistration({ site: passkeys.site, challenges, response })
    : undefined
  if (!credential || (await passkeys.store.find(credential.id))) throw notAccepted()
  const present = (await userOf(call)) && (await ofFreshUser(call)).user
  const user = present ?? (await createUser(call))
  // The authenticator keeps it; for another user it would name this one.
  const [known] = await passkeys.store.list(user.id)
  const isOwnHandle = known === undefined || known.userHandle === userHandle
  const passkey = { ...credential, userId: user.id, userHandle, name }
  if (!isOwnHandle || !(await passkeys.store.add(passkey))) throw notAccepted()
  if (!present) await logIn(call, user)
  return {}
}

async function createUser({ parts, network }: FrameCall): Promise<FrameUser> {
  if ((await parts.limits.spend(newUsers, network)) !== undefined)
    throw new FrameRefusal('Too many new passkeys. Try again later.', 429)
  const id = `passkey:${randomBytes(16).toString('base64url')}`
  return parts.users.ofAccount(id, { email: null, userName: null })
}

async function startLogin({ parts, session }: FrameCall) {
  const { site, createChallenge } = passkeysOf(parts)
  return { challenge: createChallenge(session.id), rpId: site.rpId }
}

interface AssertionBody {
  readonly response: AssertionResponse
  readonly challenges: PartyChallenges
  readonly chainId?: number | string | undefined
}

async function finishLogin(call: FrameCall, { response, challenges, chainId }: AssertionBody) {
  const { parts, session } = call
  const user = await parts.users.find((await provePasskey(call, { response, challenges })).userId)
  if (!user) throw notAccepted()
  if ((await parts.secondFactors.isOn(user.id)) && !(await parts.secondFactors.take(session.id, user.id)))
    throw new FrameRefusal('Use your other login first, and then the passkey.', 403)
  const loggedIn = await completeLogin(call, user)
  if (chainId !== undefined) await parts.sessions.update(loggedIn.id, { chainId: readChainId(chainId) })
  return {}
}

async function setSecondFactor(call: FrameCall, body: AssertionBody & { readonly isOn: boolean }) {
  const { user, parts } = await ofFreshUser(call)
  if (isPasskeyUser(user)) throw new FrameRefusal('A passkey is your only login.', 409)
  if ((await provePasskey(call, body)).userId !== user.id) throw notAccepted()
  if (!(await parts.secondFactors.set(user.id, body.isOn))) throw notAccepted()
  return {}
}

/** The passkey that has signed. @throws FrameRefusal */
async function provePasskey({ parts, session }: FrameCall, { response, challenges }: AssertionBody) {
  const { site, store, spendChallenge } = passkeysOf(parts)
  // Used up by the first attempt, whatever its result.
  const isFresh = await spendChallenge(challenges.service, session.id)
  const passkey = isFresh ? await store.find(response.id) : undefined
  const isOwnHandle = response.userHandle === undefined || response.userHandle === passkey?.userHandle
  const counter =
    passkey && isOwnHandle
      ? await verifyAssertion({ site, challenges, response, credential: passkey })
      : undefined
  if (!passkey || counter === undefined || !(await store.use(passkey, counter))) throw notAccepted()
  return passkey
}

/** The same for whatever is wrong: replies tell nobody which passkeys there are. */
const notAccepted = () => new FrameRefusal('The passkey was not accepted. Try again.', 403)

const isPasskeyUser = ({ id }: FrameUser) => id.startsWith('passkey:')

function passkeysOf({ passkeys }: FrameParts): Passkeys {
  if (!passkeys) throw new FrameRefusal('Logging in with a passkey is not available here.', 501)
  return passkeys
}
