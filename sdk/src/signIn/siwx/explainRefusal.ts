import { smartAccountSignInUnsupported } from '@wallet-kit/clients/errors/constants'
import { loadNodes } from '../../chains/namespaces/nodes/loadNodes.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { withTimeLimit } from '../../foundation/platform/withTimeLimit.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import { getSignInAccount } from './getSignInAccount.ts'
import type { SIWXSession } from './SIWXConfig.ts'
import type { SignInContext } from './SignInContext.ts'

/** Refusals of a signature itself: of our server, and of an Auth.js that says no more. */
const refusals: readonly unknown[] = [undefined, 'wrong-signature', 'credentials', 'CredentialsSignin']
/** Time limit of the network's nodes, in ms: the visitor waits for the error. */
const patience = 3_000

/**
 * Error for a refused signature: servers that verify signatures of keys alone refuse those of contract accounts, and
 * the visitor has to use another account. Other failures are returned as they are.
 */
export async function explainRefusal(
  context: SignInContext,
  cause: unknown,
  { signature }: Pick<SIWXSession, 'signature'>,
  signal: AbortSignal,
): Promise<unknown> {
  const isRefusal = isWalletKitError(cause, 'SIGNATURE_INVALID') && refusals.includes(cause.context?.refusal)
  if (!isRefusal && !isWalletKitError(cause, 'SIWE_VERIFY_FAILED')) return cause
  const isContract = isSmartAccount(context) || (await isContractAccount(context, signature, signal))
  return isContract ? createError(smartAccountSignInUnsupported, { cause }) : cause
}

async function isContractAccount(
  context: SignInContext,
  signature: string,
  signal: AbortSignal,
): Promise<boolean> {
  const account = getSignInAccount(context)
  const network = context.stores.networks
    .getState()
    .requested.find(({ caipNetworkId }) => caipNetworkId === account?.caipNetworkId)
  if (!account || !network) return false
  const { address } = account
  try {
    const [namespace, { resolveNodes }] = await Promise.all([
      context.namespaces.load(account.namespace),
      loadNodes(),
    ])
    const nodes = resolveNodes(context, network)
    return await withTimeLimit(
      patience,
      signal,
      async (limited) =>
        (await namespace.isContractAccount?.({ address, network: nodes, signature, signal: limited })) ??
        false,
    )
  } catch {
    // Without its code nothing is known about the account: the refusal is reported as it is.
    return false
  }
}
