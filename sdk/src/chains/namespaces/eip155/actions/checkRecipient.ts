import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { loadEip155Use } from '../loadEip155Use.ts'

/**
 * Refuses an address whose mixed case is a wrong checksum: it was mistyped. All lower or all upper case has none.
 * https://eips.ethereum.org/EIPS/eip-55
 *
 * @throws WalletKitError `REQUEST_INVALID`
 */
export async function checkRecipient(method: string, address: string | undefined): Promise<void> {
  if (address === undefined) return
  if (/^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(address)) return
  // Hashes with keccak256, which most addresses do without.
  const { hasChecksum } = await loadEip155Use()
  if (hasChecksum(address)) return
  throw createError(requestInvalid, { context: redactContext({ method, path: 'to' }) })
}
