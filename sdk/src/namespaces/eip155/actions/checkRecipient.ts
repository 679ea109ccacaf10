import { createLateError } from '../../../errors/createLateError.ts'

/**
 * Refuses an address whose mixed case is a wrong checksum: it was mistyped. All lower or all upper case has none.
 * https://eips.ethereum.org/EIPS/eip-55
 *
 * @throws WalletKitError `REQUEST_INVALID`
 */
export async function checkRecipient(method: string, address: string | undefined): Promise<void> {
  if (address === undefined) return
  const digits = address.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (/^0x[\da-f]{40}$/i.test(address) && !hasChecksum) return
  const { isAddress } = await import('viem')
  if (isAddress(address)) return
  throw createLateError('REQUEST_INVALID', { context: { method, path: 'to' } })
}
