import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { raceSignal } from '../../foundation/platform/raceSignal.ts'
import { withTimeLimit } from '../../foundation/platform/withTimeLimit.ts'
import type { SignedTogether, SignInOffer } from '../../wallets/connectors/Connector.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import type { SIWXConfig, SIWXMessageData } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

/** Time that a wallet may wait for the sign-in server, in ms: without its message the visitor signs later. */
const patience = 2_000

export interface Offer extends SignInOffer {
  /**
   * Signatures of the wallet, this account's message first; empty when it has not signed that one, and alone where the
   * plug-in accepts one signature. Can be taken once.
   */
  take(account: SignInAccount): readonly SignedTogether[]
  /** Drops signatures that have not been taken. */
  forget(): void
}

/** Offers wallets to sign in the same step in which they approve the connection. */
export function createOffer(siwx: SIWXConfig, lifetime: AbortSignal): Offer {
  let accepted: readonly SignedTogether[] = []
  let isOnce = false
  return {
    async createFields(ids) {
      accepted = []
      const supported = ids.filter((id) => siwx.supports?.(id) !== false)
      const [chainId] = ids
      // The account is going to be on the first one.
      if (!chainId || chainId !== supported[0]) return undefined
      try {
        const message = await withTimeLimit(patience, lifetime, (signal) =>
          raceSignal(siwx.createMessage({ accountAddress: '', chainId }, { signal }), signal),
        )
        isOnce = message.isSingleUse === true || siwx.sessionScope === 'account'
        const fields = readFields(message)
        // It would be refused once it is signed.
        if (fields.domain !== (getWindow()?.location.host ?? fields.domain)) return undefined
        const { addRecapSentence } = await loadSignInUse()
        return {
          fields,
          statement: addRecapSentence(fields),
          caipNetworkIds: isOnce ? [chainId] : supported,
        }
      } catch {
        // The plug-in cannot create one without an account, or its server is out of reach.
        return undefined
      }
    },
    forget() {
      accepted = []
    },
    accept(signed) {
      accepted = signed
    },
    take({ caipNetworkId, address }) {
      const signed = accepted
      accepted = []
      const key = toAccountKey(caipNetworkId, address)
      const own = signed.find((one) => toAccountKey(one.caipNetworkId, one.address) === key)
      if (!own) return []
      return isOnce ? [own] : [own, ...signed.filter((one) => one !== own)]
    },
  }
}

/** Read once: a getter of a plug-in may answer differently the next time. */
function readFields(message: SIWXMessageData): SIWXMessageData {
  const { chainId, domain, uri, version, nonce, statement, resources, requestId } = message
  const { issuedAt, expirationTime, notBefore } = message
  const optional = { statement, resources, requestId, issuedAt, expirationTime, notBefore }
  return { accountAddress: '', chainId, domain, uri, version, nonce, ...optional }
}
