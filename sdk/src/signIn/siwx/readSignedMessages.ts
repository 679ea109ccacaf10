import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { SignedTogether } from '../../wallets/connectors/Connector.ts'
import { readSignInMessage } from './readSignInMessage.ts'
import { acceptRecap } from './recaps.ts'
import type { SIWXCacao, SIWXSession } from './SIWXConfig.ts'
import type { SignInContext } from './SignInContext.ts'

/** Messages that the wallet has signed together with its approval, checked. */
type SignedMessages = readonly [SIWXSession, ...SIWXSession[]]

/**
 * Reads the messages that a wallet has signed together with its approval. Of all but the first, which is that of the
 * active account, those that are not as asked for are left out: the visitor signs for these accounts when they use them.
 *
 * @throws WalletKitError `SIGN_IN_MESSAGE_MISMATCH`, `SIGN_IN_TIME_INVALID` for the first one
 */
export async function readSignedMessages(
  context: Pick<SignInContext, 'namespaces'>,
  [first, ...others]: readonly SignedTogether[],
): Promise<SignedMessages> {
  const reading = others.map((signed) => readSignedMessage(context, signed).catch(() => undefined))
  const own = await readSignedMessage(context, first as SignedTogether)
  const read = await Promise.all(reading)
  return [own, ...read.filter((message) => message !== undefined)]
}

/** Reads a message that is already signed, with the same checks as one that is still to be signed. */
async function readSignedMessage(
  { namespaces }: Pick<SignInContext, 'namespaces'>,
  { fields, address, caipNetworkId, message, signature, cacao }: SignedTogether,
): Promise<SIWXSession> {
  const name = getNamespace(caipNetworkId)
  const account = {
    namespace: name,
    address,
    caipNetworkId,
    caipAddress: `${caipNetworkId}:${address}`,
  } as const
  const namespace = await namespaces.load(name)
  const stated = await namespace.parseSignInMessage(message)
  const declared = {
    ...fields,
    ...acceptRecap(fields, stated?.resources),
    accountAddress: address,
    toString: () => message,
  }
  const { text, data } = await readSignInMessage(declared, account, namespace)
  return { data, message: text, signature, ...(cacao && { cacao: cacao as SIWXCacao }) }
}
