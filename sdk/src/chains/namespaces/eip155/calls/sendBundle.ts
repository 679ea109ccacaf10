import { callsUnsupported, userRejected, walletOnOtherAccount } from '@wallet-kit/clients/errors/constants'
import { requestWalletSendCalls } from '@wallet-kit/clients/ethereum/rpc'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { CallParameters, Capabilities } from '../../Calls.ts'
import type { EvmWallet } from '../actions/askEvmWallet.ts'
import { toChainIdText } from '../actions/chainIdKeys.ts'

export interface BundleParameters {
  readonly calls: readonly CallParameters[]
  /** Account that sends them. */
  readonly account: string
  readonly caipNetworkId: CaipNetworkId
  readonly atomicRequired: boolean
  readonly capabilities?: Capabilities | undefined
  readonly id?: string | undefined
}

/** Reasons of a wallet, by its error code. https://eips.ethereum.org/EIPS/eip-5792#error-codes */
const refusals: Readonly<Record<number, string>> = {
  5700: 'with a capability that is required',
  5710: 'on this network',
  5740: 'at once, because they are too many',
  5760: 'as one',
}
/** The user keeps the account as it is: atomic calls need one with code. */
const upgradeRejected = 5750

/** Asks the wallet for all calls at once (`wallet_sendCalls`, EIP-5792). */
export async function sendBundle(
  { address, ask }: EvmWallet,
  { calls, account, caipNetworkId, atomicRequired, capabilities, id }: BundleParameters,
): Promise<{ readonly id: string; readonly capabilities?: Capabilities | undefined }> {
  // It may have changed while the capabilities were read.
  if (address !== account) throw createError(walletOnOtherAccount)
  const reply = await ask(requestWalletSendCalls, [
    {
      version: '2.0.0',
      from: address,
      chainId: toChainIdText(caipNetworkId),
      atomicRequired,
      calls: calls.map(({ value, capabilities: own, ...call }) => ({
        ...call,
        ...(value !== undefined && { value: `0x${value.toString(16)}` }),
        ...(own && { capabilities: own }),
      })),
      ...(capabilities && { capabilities }),
      ...(id !== undefined && { id }),
    },
  ]).catch((error: unknown) => {
    throw toCallsError(error)
  })
  // Wallets of the first version reply with the id alone.
  return typeof reply === 'string' ? { id: reply } : reply
}

function toCallsError(error: unknown): unknown {
  const code = isWalletKitError(error) && (error.cause as { readonly code?: unknown } | undefined)?.code
  if (code === upgradeRejected) return createError(userRejected, { cause: error })
  const reason = typeof code === 'number' ? refusals[code] : undefined
  return reason ? createError(callsUnsupported, { context: redactContext({ reason }), cause: error }) : error
}
