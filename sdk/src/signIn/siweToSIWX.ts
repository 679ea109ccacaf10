import { createLateError } from '../errors/createLateError.ts'
import { namespaceTraits } from '../namespaces/traits.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import { getNamespace } from '../networks/getNamespace.ts'
import type { SIWEConfig } from './SIWEConfig.ts'
import type { SIWXConfig, SIWXMessage, SIWXMessageData, SIWXSession } from './SIWXConfig.ts'

/** Maps AppKit's EVM-only sign-in plug-in to the general one. Other chains are never asked to sign. */
export function siweToSIWX(siwe: SIWEConfig): SIWXConfig {
  async function signOut(): Promise<void> {
    await siwe.signOut()
    siwe.onSignOut?.()
  }

  async function addSession({ data, message, signature }: SIWXSession): Promise<void> {
    if (toChainId(data.chainId) === undefined) return
    if (!(await siwe.verifyMessage({ message, signature }))) throw createLateError('SIWE_VERIFY_FAILED')
    siwe.onSignIn?.((await siwe.getSession()) ?? undefined)
  }

  return {
    async createMessage({ accountAddress, chainId, notBefore }): Promise<SIWXMessage> {
      const params = await siwe.getMessageParams?.()
      if (!params) throw createLateError('SIWE_MESSAGE_PARAMS_MISSING')
      const nonce = await siwe.getNonce(accountAddress)
      const iat = new Date().toISOString()
      const nbf = notBefore ?? params.nbf
      const text = siwe.createMessage({
        ...params,
        ...(nbf && { nbf }),
        chainId: toChainId(chainId) ?? Number.NaN,
        address: `did:pkh:${chainId}:${accountAddress}`,
        nonce,
        version: '1',
        iat,
      })
      const { domain, uri, statement, resources, requestId, exp } = params
      const optional = { statement, resources, requestId, expirationTime: exp, notBefore: nbf }
      const data = { accountAddress, chainId, domain, uri, version: '1', nonce, issuedAt: iat, ...optional }
      return { ...data, toString: () => text }
    },

    addSession,

    async revokeSession() {
      await signOut()
    },

    async setSessions(sessions) {
      const [session] = sessions
      if (session) await addSession(session)
      else if (siwe.signOutOnDisconnect !== false) await signOut()
    },

    async getSessions(chainId, address) {
      const chain = toChainId(chainId)
      if (chain === undefined) return [toSession(chainId, address)]
      const session = await siwe.getSession()
      if (!session) return []
      const isOtherChain = siwe.signOutOnNetworkChange !== false && session.chainId !== chain
      const isOtherAccount =
        siwe.signOutOnAccountChange !== false && session.address.toLowerCase() !== address.toLowerCase()
      if (!isOtherChain && !isOtherAccount) return [toSession(chainId, address)]
      await signOut()
      return []
    },

    getRequired: () => siwe.required ?? true,
  }
}

function toChainId(id: CaipNetworkId): number | undefined {
  // The plug-in knows networks by number, so it serves the families that number theirs.
  const reference = id.slice(id.indexOf(':') + 1)
  return namespaceTraits[getNamespace(id)]?.hasNumericIds ? Number(reference) : undefined
}

/** A session that the host's server vouches for; its message and signature stay with the server. */
function toSession(chainId: CaipNetworkId, accountAddress: string): SIWXSession {
  const data: SIWXMessageData = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
