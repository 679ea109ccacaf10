import { computeDeleGatorAddress } from '@wallet-kit/frame/smart-accounts'
import { isAddress, isAddressEqual, numberToHex } from 'viem'
import { listAccounts } from './listAccounts.ts'
import type { RpcCall } from './RpcCall.ts'

/** https://eips.ethereum.org/EIPS/eip-5792, https://eips.ethereum.org/EIPS/eip-7677 */
const ofSmartAccount = { atomic: { status: 'supported' }, paymasterService: { supported: true } } as const

/** Capabilities of an account per chain; without parameters, of the preferred account. The key alone sends calls one after the other. */
export function getCapabilities(call: RpcCall): Readonly<Record<string, object>> {
  const [asked, chainIds] = Array.isArray(call.params) ? (call.params as readonly unknown[]) : []
  const account = typeof asked === 'string' ? asked : listAccounts(call)[0]
  const isSmartAccount =
    account !== undefined &&
    isAddress(account, { strict: false }) &&
    isAddressEqual(account, computeDeleGatorAddress(call.keys.accountOwner.address))
  return Object.fromEntries(
    call.state.chains
      .map(({ definition }) => numberToHex(definition.chainId))
      .filter((id) => !Array.isArray(chainIds) || chainIds.includes(id))
      .map((id) => [id, isSmartAccount ? ofSmartAccount : {}]),
  )
}
