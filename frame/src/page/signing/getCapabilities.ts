import { isAddress, isAddressEqual, numberToHex } from 'viem'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { listAccounts } from './listAccounts.ts'
import type { SigningCall } from './WalletCall.ts'

/** https://eips.ethereum.org/EIPS/eip-5792, https://eips.ethereum.org/EIPS/eip-7677 */
const ofSmartAccount = { atomic: { status: 'supported' }, paymasterService: { supported: true } } as const

/** Capabilities of an account per chain; without parameters, of the preferred account. The key alone sends calls one after the other. */
export async function getCapabilities(call: SigningCall): Promise<Readonly<Record<string, object>>> {
  const [asked, chainIds] = Array.isArray(call.params) ? (call.params as readonly unknown[]) : []
  const account = typeof asked === 'string' ? asked : (await listAccounts(call))[0]
  const isSmartAccount =
    account !== undefined &&
    isAddress(account, { strict: false }) &&
    isAddressEqual(account, computeDeleGatorAddress(call.addresses.accountOwner))
  return Object.fromEntries(
    call.config.chains
      .map(({ chainId, bundlerUrl }) => [numberToHex(chainId), bundlerUrl !== undefined] as const)
      .filter(([id]) => !Array.isArray(chainIds) || chainIds.includes(id))
      .map(([id, hasBundler]) => [id, isSmartAccount && hasBundler ? ofSmartAccount : {}]),
  )
}
