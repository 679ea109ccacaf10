import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type { Addresses } from '../../keys/derive/Addresses.ts'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { type FrameCall, ofUser, userOf } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import type { FrameParts } from '../FrameParts.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { isDeployed } from '../networks/isDeployed.ts'
import { isSolana, readChainId } from '../networks/readChainId.ts'
import { describeUser } from '../users/describeUser.ts'
import type { FrameUser } from '../users/FrameUser.ts'

/** Session, account and network of the user. */
export function createSessionHandlers(handle: Handle) {
  return {
    getStatus: handle(getStatus),
    createSessionToken: handle(async (call) => ({
      token: await call.parts.sessions.issueResumeToken((await ofUser(call)).session),
    })),
    getUser: handle(async (call, { chainId, preferredAccountType }) => {
      const { user } = await ofUser(call)
      const change = {
        ...(chainId !== undefined && { chainId: readChainId(chainId) }),
        ...(preferredAccountType !== undefined && { preferredAccountType }),
      }
      await call.parts.sessions.update(call.session.id, change)
      return describe(call, user, { ...call.session, ...change })
    }),
    getAccounts: handle(async (call, { chainId }) => {
      const { user } = await ofUser(call)
      const { accountOwner } = await addressesOf(call, user)
      return {
        ...(await describe(call, user, { ...call.session, chainId: readChainId(chainId) })),
        accountOwner,
      }
    }),
    switchNetwork: handle(switchNetwork),
    setPreferredAccount: handle(async (call, { type }) => {
      const { user, session } = await ofUser(call)
      if (type === 'smartAccount' && isSolana(session.chainId)) throw withoutSmartAccounts()
      await call.parts.sessions.update(session.id, { preferredAccountType: type })
      const { address } = await describe(call, user, { ...session, preferredAccountType: type })
      return { type, address }
    }),
    getSmartAccount: handle(async (call) => {
      const { user, session, parts } = await ofUser(call)
      const network = parts.options.networks.evm.find(({ chainId }) => chainId === session.chainId)
      if (network?.bundlerUrl === undefined) throw withoutSmartAccounts()
      const address = computeDeleGatorAddress((await addressesOf(call, user)).accountOwner)
      return { address, isDeployed: await isDeployed(network, address) }
    }),
    signOut: handle(async ({ parts, session, context }) => {
      await parts.sessions.end(session.id)
      parts.cookies.forget(context)
      return {}
    }),
    cancelLogins: handle(async ({ parts, session }) => {
      await parts.sessions.cancelWaits(session.id)
      await parts.sessions.update(session.id, { pendingEmail: undefined, newEmail: undefined })
      await parts.socialLogins.cancel(session.id)
      await parts.secondFactors.cancel(session.id)
      await parts.farcasterLogins?.cancel(session.id)
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function getStatus(call: FrameCall, { token }: { readonly token?: string | undefined }) {
  const { parts, session, context } = call
  const user = await userOf(call)
  const resumed = user || token === undefined ? undefined : await parts.sessions.resume(token)
  const resumedUser = resumed && (await userOf({ ...call, session: resumed.session }))
  if (!resumed || !resumedUser) return toStatus(parts, user, session.chainId)
  parts.cookies.write(context, { token: resumed.token, device: resumed.session.device })
  return toStatus(parts, resumedUser, resumed.session.chainId)
}

async function toStatus({ addresses }: FrameParts, user: FrameUser | undefined, chainId: number | string) {
  const found = user && (await addresses.find(user.id))
  return { isConnected: user !== undefined, chainId, ...(found && { addresses: found }) }
}

async function switchNetwork({ parts, session }: FrameCall, body: { readonly chainId: number | string }) {
  const { evm, solana } = parts.options.networks
  const chainId = readChainId(body.chainId)
  const known = [...evm.map((network) => network.chainId), solana?.caipNetworkId]
  if (!known.some((id) => id === chainId)) throw new FrameRefusal(`Network ${chainId} is not available here.`)
  await parts.sessions.update(session.id, { chainId })
  return { chainId }
}

async function describe(
  { parts }: FrameCall,
  user: FrameUser,
  session: Pick<FrameCall['session'], 'chainId' | 'preferredAccountType'>,
) {
  const { networks } = parts.options
  const { chainId, preferredAccountType } = session
  const addresses = await addressesOf({ parts }, user)
  return describeUser({ addresses, networks, user, chainId, preferredAccountType })
}

/** @throws FrameRefusal for a user whose login was broken off before they got a key */
async function addressesOf({ parts }: Pick<FrameCall, 'parts'>, user: FrameUser): Promise<Addresses> {
  const addresses = await parts.addresses.find(user.id)
  if (!addresses) throw new FrameRefusal('This login was not completed. Log in again.', 409)
  return addresses
}

function withoutSmartAccounts() {
  return new FrameRefusal('Smart accounts are not available on this network.', 501)
}
