import type { SignedTogether, SignInOffer } from '../connectors/Connector.ts'
import { toAccountKey } from '../namespaces/toAccountKey.ts'
import { raceSignal } from '../platform/raceSignal.ts'
import { withTimeLimit } from '../platform/withTimeLimit.ts'
import { type ReadSignInMessage, readSignInMessage } from './readSignInMessage.ts'
import type { SIWXCacao, SIWXConfig, SIWXMessageData } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInContext } from './SignInContext.ts'

/** How long a code may wait for the sign-in server, in ms: without its message the visitor signs later. */
const patience = 2_000

/** A message that the wallet has signed together with its approval, checked. */
export interface SignedMessage extends ReadSignInMessage {
  readonly signature: string
  readonly cacao: SIWXCacao
}

export interface Offer extends SignInOffer {
  /** What the wallet has signed for this account. It can be taken once. */
  take(account: SignInAccount): SignedTogether | undefined
}

/** Offers wallets to sign in the same step in which they approve the connection. */
export function createOffer(siwx: SIWXConfig, lifetime: AbortSignal): Offer {
  let accepted: SignedTogether | undefined
  return {
    async createFields(chainId) {
      accepted = undefined
      if (siwx.supports?.(chainId) === false) return undefined
      try {
        const message = await withTimeLimit(patience, lifetime, (signal) =>
          raceSignal(siwx.createMessage({ accountAddress: '', chainId }, { signal }), signal),
        )
        return readFields(message)
      } catch {
        // The plug-in cannot create one without an account, or its server is out of reach.
        return undefined
      }
    },
    accept(signed) {
      accepted = signed
    },
    take({ caipNetworkId, address }) {
      const signed = accepted
      accepted = undefined
      const isOwn =
        signed && toAccountKey(signed.caipNetworkId, signed.address) === toAccountKey(caipNetworkId, address)
      return isOwn ? signed : undefined
    },
  }
}

/** Read once: a getter of a plug-in may answer differently the next time. */
function readFields(message: SIWXMessageData): SIWXMessageData {
  const { chainId, domain, uri, version, nonce, statement, resources, requestId } = message
  const { expirationTime, notBefore } = message
  const optional = { statement, resources, requestId, expirationTime, notBefore }
  return { accountAddress: '', chainId, domain, uri, version, nonce, ...optional }
}

/**
 * Reads the text that a wallet says it has signed, with the same checks as a message that is still to be signed.
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MISMATCH`, `SIGN_IN_TIME_INVALID`
 */
export async function readSignedMessage(
  { namespaces }: Pick<SignInContext, 'namespaces'>,
  { fields, address, message, signature, cacao }: SignedTogether,
  account: SignInAccount,
): Promise<SignedMessage> {
  const declared = { ...fields, accountAddress: address, toString: () => message }
  const read = await readSignInMessage(declared, account, await namespaces.load(account.namespace))
  return { ...read, signature, cacao: cacao as SIWXCacao }
}
