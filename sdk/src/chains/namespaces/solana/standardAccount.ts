import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { createError } from '../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { readList } from '../readList.ts'

/**
 * The wallet's object of an account, which its features expect.
 *
 * @throws WalletKitError `NOT_CONNECTED`
 */
export function getStandardAccount(wallet: Wallet, address: string): WalletAccount {
  const accounts = readList(ignoreErrors(() => wallet.accounts)) as readonly WalletAccount[] | undefined
  const account = accounts?.find((candidate) => ignoreErrors(() => candidate.address) === address)
  if (!account) throw createError(notConnected)
  return account
}
