import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import type { FrameCall, FrameOperation, UserCall } from '../api/FrameCall.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import type { AccountType } from '../session/FrameSession.ts'
import { describeUser, isDeployed } from './describeUser.ts'
import { isSolana, readChainId } from './readChainId.ts'

/** Session, account and network of the user. */
export const userOperations: readonly FrameOperation[] = [
  { path: '/status', access: 'anyone', handle: getStatus },
  { path: '/session-token', access: 'user', handle: issueToken },
  { path: '/user', access: 'user', handle: getUser },
  { path: '/accounts', access: 'user', handle: getAccounts },
  { path: '/network', access: 'anyone', handle: switchNetwork },
  { path: '/preferred-account', access: 'user', handle: setPreferredAccount },
  { path: '/smart-account', access: 'user', handle: getSmartAccount },
  { path: '/sign-out', access: 'anyone', handle: signOut },
  { path: '/cancel', access: 'anyone', handle: cancelLogins },
]

function getStatus({ state, session, body, resume }: FrameCall) {
  const isLoggedIn = ({ userId }: FrameCall['session']) =>
    userId !== undefined && state.users.find(userId) !== undefined
  const earlier = typeof body.token === 'string' ? state.sessions.findByToken(body.token) : undefined
  if (isLoggedIn(session) || !earlier || !isLoggedIn(earlier)) {
    return { isConnected: isLoggedIn(session), chainId: session.chainId }
  }
  resume(earlier)
  return { isConnected: true, chainId: earlier.chainId }
}

function issueToken({ state, session }: UserCall) {
  return { token: state.sessions.issueToken(session) }
}

function getUser({ state, body, session, user }: UserCall) {
  if (body.chainId !== undefined) session.chainId = readChainId(body.chainId)
  if (body.preferredAccountType !== undefined) {
    session.preferredAccountType = readAccountType(body.preferredAccountType)
  }
  return describeUser({ state, user, ...session })
}

/** As `/user`, but moves nothing; with the owner of the smart account. */
async function getAccounts({ state, body, session, user }: UserCall) {
  const described = await describeUser({ state, user, ...session, chainId: readChainId(body.chainId) })
  const { accountOwner } = await state.keysOf(user.id)
  return { ...described, accountOwner: accountOwner.address }
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
  const type = readAccountType(body.type)
  if (type === 'smartAccount' && isSolana(session.chainId)) {
    throw new FrameRefusal('Smart accounts are not available on this network.', 501)
  }
  session.preferredAccountType = type
  const { address } = await describeUser({ state, user, ...session })
  return { type, address }
}

async function getSmartAccount({ state, session, user }: UserCall) {
  const chain = state.chains.find(({ definition }) => definition.chainId === session.chainId)
  if (!chain) throw new FrameRefusal('Smart accounts are not available on this network.', 501)
  const { accountOwner } = await state.keysOf(user.id)
  const address = computeDeleGatorAddress(accountOwner.address)
  return { address, isDeployed: await isDeployed(chain, address) }
}

function readAccountType(value: unknown): AccountType {
  if (value === 'eoa' || value === 'smartAccount') return value
  throw new FrameRefusal('The account type must be eoa or smartAccount.')
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
