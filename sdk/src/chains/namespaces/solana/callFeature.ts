import type { Wallet } from '@wallet-standard/base'
import { toWalletError } from '../walletErrors/toWalletError.ts'

type Feature<Method extends string> = Readonly<Record<Method, (...values: readonly unknown[]) => unknown>>

/**
 * Calls a method of one of a wallet's features. A feature is a claim of the wallet: it may be missing, and every getter
 * and call may throw anything. https://github.com/wallet-standard/wallet-standard
 *
 * @returns the method's result, or `undefined` when the wallet has no such feature
 * @throws WalletKitError `USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`; `cause` is a copy
 */
export async function callFeature<Method extends string>(
  wallet: Wallet,
  name: `${string}:${string}`,
  method: Method,
  ...values: readonly unknown[]
): Promise<unknown> {
  try {
    const feature = wallet.features[name] as Feature<Method> | undefined
    return feature && (await feature[method](...values))
  } catch (error) {
    throw toWalletError(error, name)
  }
}
