import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import { type FrameCall, ofUser, userOf } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { isSolana, readChainId } from '../networks/readChainId.ts'
import { describeUser } from '../users/describeUser.ts'

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
      const { accountOwner } = await call.parts.options.accounts.addressesOf(user.id)
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
      const { networks, accounts } = parts.options
      const network = networks.evm.find(({ chainId }) => chainId === session.chainId)
      if (!network) throw withoutSmartAccounts()
      const { smartAccount: address } = await accounts.addressesOf(user.id)
      return { address, isDeployed: await accounts.isDeployed(network.chainId, address) }
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
  const isConnected = (await userOf(call)) !== undefined
  const resumed = isConnected || token === undefined ? undefined : await parts.sessions.resume(token)
  if (!resumed || !(await userOf({ ...call, session: resumed.session })))
    return { isConnected, chainId: session.chainId }
  parts.cookies.write(context, { token: resumed.token, device: resumed.session.device })
  return { isConnected: true, chainId: resumed.session.chainId }
}

async function switchNetwork({ parts, session }: FrameCall, body: { readonly chainId: number | string }) {
  const { evm, solana } = parts.options.networks
  const chainId = readChainId(body.chainId)
  const known = [...evm.map((network) => network.chainId), solana?.caipNetworkId]
  if (!known.some((id) => id === chainId)) throw new FrameRefusal(`Network ${chainId} is not available here.`)
  await parts.sessions.update(session.id, { chainId })
  return { chainId }
}

function describe(
  { parts }: FrameCall,
  user: Parameters<typeof describeUser>[0]['user'],
  session: Pick<FrameCall['session'], 'chainId' | 'preferredAccountType'>,
) {
  const { accounts, networks } = parts.options
  const { chainId, preferredAccountType } = session
  return describeUser({ accounts, networks, user, chainId, preferredAccountType })
}

function withoutSmartAccounts() {
  return new FrameRefusal('Smart accounts are not available on this network.', 501)
}
