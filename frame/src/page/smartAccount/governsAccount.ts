import type { Address } from 'viem'
import { delegationManagerAddress } from '../../smartAccounts/accountAddresses.ts'

/**
 * Whether a signature of the account would be an operation of the account, or a permission for others: typed data that
 * the account itself or the manager of permissions verifies. It would carry out calls that the user has not been shown.
 */
export function governsAccount(method: string, params: unknown, account: Address): boolean {
  if (!Array.isArray(params) || method !== 'eth_signTypedData_v4') return false
  const contract = readVerifyingContract(params[1])
  return (
    typeof contract === 'string' &&
    [account, delegationManagerAddress].some((own) => own.toLowerCase() === contract.trim().toLowerCase())
  )
}

function readVerifyingContract(typedData: unknown): unknown {
  const definition: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
  if (typeof definition !== 'object' || definition === null || !('domain' in definition)) return undefined
  const { domain } = definition
  return typeof domain === 'object' && domain !== null && 'verifyingContract' in domain
    ? domain.verifyingContract
    : undefined
}
