import type { FrameCall, FrameOperation, UserCall } from '../api/FrameCall.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { describeUser } from './describeUser.ts'
import { readChainId } from './readChainId.ts'

/** Session, account and network of the user. */
export const userOperations: readonly FrameOperation[] = [
  { path: '/status', access: 'anyone', handle: getStatus },
  { path: '/user', access: 'user', handle: getUser },
  { path: '/network', access: 'anyone', handle: switchNetwork },
  { path: '/preferred-account', access: 'user', handle: setPreferredAccount },
  { path: '/sign-out', access: 'anyone', handle: signOut },
  { path: '/cancel', access: 'anyone', handle: cancelLogins },
]

function getStatus({ state, session }: FrameCall) {
  const isConnected = session.userId !== undefined && state.users.find(session.userId) !== undefined
  return { isConnected, chainId: session.chainId }
}

function getUser({ state, body, session, user }: UserCall) {
  if (body.chainId !== undefined) session.chainId = readChainId(body.chainId)
  return describeUser({ state, user, chainId: session.chainId })
}

function switchNetwork({ state, body, session }: FrameCall) {
  const chainId = readChainId(body.chainId)
  const known = [
    ...state.chains.map(({ definition }) => definition.chainId),
    state.solana.definition.caipNetworkId,
  ]
  if (!known.some((id) => id === chainId)) {
    throw new FrameRefusal(`Network ${chainId} is not available here.`)
  }
  session.chainId = chainId
  return { chainId }
}

async function setPreferredAccount({ state, body, session, user }: UserCall) {
  if (body.type !== 'eoa') throw new FrameRefusal('Smart accounts are not available.', 501)
  const { address } = await describeUser({ state, user, chainId: session.chainId })
  return { type: 'eoa', address }
}

function signOut({ logOut }: FrameCall) {
  logOut()
  return {}
}

/** Cancels logins in progress; what waits for the user elsewhere ends. */
function cancelLogins({ state, session }: FrameCall) {
  session.waiting.abort()
  session.waiting = new AbortController()
  session.pendingEmail = undefined
  session.newEmail = undefined
  state.socialLogins.cancel(session.id)
  state.farcasterLogins.cancel(session.id)
  return {}
}
