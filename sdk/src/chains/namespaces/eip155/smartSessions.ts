import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { requestWalletRevokePermissions } from '@wallet-kit/clients/ethereum/rpc'
import { createError } from '../../../foundation/errors/createError.ts'
import type { SmartSessions } from '../SmartSessions.ts'
import { askEvmWallet } from './actions/askEvmWallet.ts'
import { getPaymaster } from './calls/getPaymaster.ts'

const method = 'wallet_revokePermissions'

/** Sessions of smart accounts, which end by a transaction of the account. A service of the host app may pay its fee. */
export const smartSessions: SmartSessions = {
  async end(kit, { pci, expiry }) {
    const proof = await askEvmWallet(
      kit,
      async ({ ask, address, network: { caipNetworkId } }) => {
        const paymasterService = await getPaymaster(kit, { sponsor: undefined, caipNetworkId })
        const session = { pci, permissions: [], expiry, address }
        return ask(requestWalletRevokePermissions, [
          paymasterService ? { ...session, capabilities: { paymasterService } } : session,
        ])
      },
      [method, pci],
    )
    if (proof === null) throw createError(walletReplyInvalid, { context: { method } })
    return proof as `0x${string}`
  },
}
