import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'

/** Wallets whose `wallet_connect` signs in, by their rdns. */
const known: ReadonlySet<string | undefined> = new Set(['app.base.account', 'xyz.ithaca.porto'])

/** An account of nobody: the visitor's is not known yet. */
const nobody = `0x${'0'.repeat(40)}`
/** JSON-RPC "invalid params": the wallet knows the method. */
const invalidParams = -32602

interface Wallet {
  /** Reverse domain name, as announced. */
  readonly rdns?: string | undefined
  readonly signal: AbortSignal
}

/**
 * Whether a wallet may know `wallet_connect`. Its capabilities are those of EIP-5792, whose `wallet_getCapabilities` asks
 * nobody: a wallet that knows neither would answer `wallet_connect` with an error, or not at all.
 * https://eips.ethereum.org/EIPS/eip-5792
 *
 * @param ask rejects with an error that is not the kit's when the wallet does not answer in time
 * @returns `undefined` if the wallet does not say
 * @throws WalletKitError `USER_REJECTED`, the reason of the signal
 */
export async function supportsConnect(
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
  { rdns, signal }: Wallet,
): Promise<boolean | undefined> {
  if (known.has(rdns)) return true
  try {
    const capabilities = await ask('wallet_getCapabilities', [nobody])
    return typeof capabilities === 'object' && capabilities !== null && !Array.isArray(capabilities)
  } catch (error) {
    signal.throwIfAborted()
    // Out of time.
    if (!isWalletKitError(error)) return undefined
    // A wallet that asks its user first has asked to connect.
    if (isWalletKitError(error, 'USER_REJECTED')) throw error
    if (isWalletKitError(error, 'WALLET_REQUEST_PENDING')) return undefined
    // It tells about accounts that it shares alone, as the standard has it.
    if (isWalletKitError(error, 'WALLET_UNAUTHORIZED')) return true
    return (error.cause as { readonly code?: unknown } | undefined)?.code === invalidParams
  }
}
