import {
  activeAddressMissing,
  siweMessageParamsMissing,
  siweVerifyFailed,
} from '@wallet-kit/clients/errors/constants'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import { getSIWEScope, toChainId } from './getSIWEScope.ts'
import { isSessionOf } from './isSessionOf.ts'
import type { SIWEConfig, SIWESession } from './SIWEConfig.ts'
import type { SIWXCallOptions, SIWXConfig, SIWXMessage, SIWXMessageData, SIWXSession } from './SIWXConfig.ts'

/** Maps AppKit's EVM-only sign-in plug-in to the general one. Other chains are never asked to sign. */
export function siweToSIWX(siwe: SIWEConfig): SIWXConfig {
  const scope = getSIWEScope(siwe)

  /** Rejects where that fails and the host's server still has a session: the kit tries again. */
  async function signOut(): Promise<void> {
    try {
      // Some back ends answer false where there was nothing to end.
      await siwe.signOut()
    } catch (error) {
      const left: unknown = await siwe.getSession()
      if (left) throw error
      warnRedacted('siweConfig.signOut has thrown; there is no session left.', error)
    }
    notify(() => siwe.onSignOut?.())
  }

  /** A back end that cannot say has no session. */
  async function getSession(): Promise<SIWESession | null> {
    try {
      return readSession(await siwe.getSession())
    } catch (error) {
      warnRedacted('siweConfig.getSession has thrown; the visitor is taken as not signed in.', error)
      return null
    }
  }

  async function addSession(
    { data, message, signature, cacao }: SIWXSession,
    { signal }: SIWXCallOptions = {},
  ): Promise<SIWXSession | undefined> {
    const { chainId, accountAddress: address } = data
    if (toChainId(chainId) === undefined) return undefined
    if (!(await siwe.verifyMessage({ message, signature, ...(cacao && { cacao }) })))
      throw createError(siweVerifyFailed)
    const session = await getSession()
    const reported = session && toSession(chainId, session)
    if (!reported || !isSessionOf(reported, { caipNetworkId: chainId, address }, scope.sessionScope))
      throw createError(siweVerifyFailed)
    // The host app must not act on a sign-in that its visitor has left: the kit revokes it.
    if (!signal?.aborted) notify(() => siwe.onSignIn?.(session))
    return reported
  }

  return {
    ...scope,

    async createMessage({ accountAddress, chainId, notBefore }): Promise<SIWXMessage> {
      if (!accountAddress && siwe.onePrompt === false) throw createError(activeAddressMissing)
      const params = await siwe.getMessageParams?.()
      if (!params) throw createError(siweMessageParamsMissing)
      const nonce = await siwe.getNonce(accountAddress)
      const iat = new Date().toISOString()
      const nbf = notBefore ?? params.nbf
      const args = {
        ...params,
        ...(nbf && { nbf }),
        chainId: toChainId(chainId) ?? Number.NaN,
        address: `did:pkh:${chainId}:${accountAddress}`,
        nonce,
        version: '1',
        iat,
      } as const
      // Without an account it is the wallet that writes the text.
      const text = accountAddress ? await siwe.createMessage(args) : ''
      const { domain, uri, statement, resources, requestId, exp } = params
      const optional = { statement, resources, requestId, expirationTime: exp, notBefore: nbf }
      const data = { accountAddress, chainId, domain, uri, version: '1', nonce, issuedAt: iat, ...optional }
      return { ...data, isSingleUse: true, toString: () => text }
    },

    addSession,

    async revokeSession(chainId, address) {
      const session = await getSession()
      const reported = session && toSession(chainId, session)
      // The host's server has one session: another account's is not ended with this one's.
      if (!reported || isSessionOf(reported, { caipNetworkId: chainId, address })) await signOut()
    },

    async setSessions(sessions, callOptions) {
      const [session] = sessions
      if (session) return addSession(session, callOptions)
      if (siwe.signOutOnDisconnect !== false) await signOut()
      return undefined
    },

    async getSessions(chainId, address) {
      const chain = toChainId(chainId)
      if (chain === undefined) return []
      const session = await getSession()
      if (!session) return []
      const isOtherChain = siwe.signOutOnNetworkChange !== false && session.chainId !== chain
      const isOtherAccount =
        siwe.signOutOnAccountChange !== false && session.address.toLowerCase() !== address.toLowerCase()
      if (!isOtherChain && !isOtherAccount) return [toSession(chainId, session)]
      // On another network the session stays, so that the visitor can go back to it; a new signature replaces it.
      if (isOtherAccount) await signOut()
      return []
    },

    getRequired: () => siwe.required ?? true,
  }
}

/** The session of a back end that may answer anything; chain ids are often strings. */
function readSession(session: unknown): SIWESession | null {
  if (typeof session !== 'object' || session === null) return null
  const { address, chainId } = session as Partial<Record<keyof SIWESession, unknown>>
  if (typeof address !== 'string') return null
  return { ...session, address, chainId: Number(chainId) }
}

/** The session that the host's server reports, of a network of the same family; the rest stays with the server. */
function toSession(family: CaipNetworkId, { address, chainId }: SIWESession): SIWXSession {
  const data: SIWXMessageData = {
    accountAddress: address,
    chainId: `${getNamespace(family)}:${chainId}`,
    domain: '',
    uri: '',
    version: '1',
    nonce: '',
  }
  return { data, message: '', signature: '' }
}

/** Calls the host app back. The callback's errors do not change the server's session. */
function notify(callBack: () => unknown): void {
  const calling = async () => callBack()
  calling().catch((error: unknown) => warnRedacted('A callback of siweConfig has thrown.', error))
}
