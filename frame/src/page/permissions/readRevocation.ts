import { type Address, isAddress, isAddressEqual } from 'viem'
import { toList, toRecord } from '../smartAccount/readFields.ts'

/**
 * Reads `wallet_revokePermissions` of a permission: its id, and who pays the network fee (ERC-7677).
 *
 * @throws an Error where it is of another account
 */
export function readRevocation(
  params: unknown,
  account: Address,
): { readonly pci: unknown; readonly paymasterService: unknown } {
  const list = Array.isArray(params) ? (params as readonly unknown[]) : [params]
  const { pci, address, capabilities = {} } = toRecord(toList(list)[0], 'The request')
  const isOwn =
    address === undefined ||
    (typeof address === 'string' && isAddress(address, { strict: false }) && isAddressEqual(address, account))
  if (!isOwn) throw new Error(`The wallet has no account ${String(address)} that can permit something.`)
  return { pci, paymasterService: toRecord(capabilities, 'capabilities').paymasterService }
}
