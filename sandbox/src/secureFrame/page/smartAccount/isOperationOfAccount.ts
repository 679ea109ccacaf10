import { type Address, isHex, size, stringToHex } from 'viem'
import { safe4337ModuleAddress } from '../../../chains/smartAccounts/accountAddresses.ts'

const hashBytes = 32

/**
 * Whether a signature of the owner's key could be used as one of the smart account: typed data that the account or its
 * module verifies, and the hash of such data as a message. It would carry out calls that the user has not been shown.
 */
export function isOperationOfAccount(method: string, params: unknown, smartAccount: Address): boolean {
  if (!Array.isArray(params)) return false
  if (method === 'personal_sign') return isHash(params[0])
  if (method !== 'eth_signTypedData_v4') return false
  const contract = readVerifyingContract(params[1])
  return (
    typeof contract === 'string' &&
    [smartAccount, safe4337ModuleAddress].some((own) => own.toLowerCase() === contract.trim().toLowerCase())
  )
}

/** A Safe also accepts the signature of a message that is the hash, which may be ground until it is text. */
function isHash(message: unknown): boolean {
  if (typeof message !== 'string') return false
  return size(isHex(message) ? message : stringToHex(message)) === hashBytes
}

function readVerifyingContract(typedData: unknown): unknown {
  const definition: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
  if (typeof definition !== 'object' || definition === null || !('domain' in definition)) return undefined
  const { domain } = definition
  return typeof domain === 'object' && domain !== null && 'verifyingContract' in domain
    ? domain.verifyingContract
    : undefined
}
