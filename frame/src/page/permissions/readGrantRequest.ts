import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import { delegationManagerAddress, entryPointAddress } from '../../smartAccounts/accountAddresses.ts'
import type { Permission, PermittedAction } from '../../smartAccounts/permissions/Permission.ts'
import type { PaymasterService } from '../smartAccount/createPaymasterClient.ts'
import { readChainNumber, toList } from '../smartAccount/readFields.ts'
import { isOptional, readPaymaster } from '../smartAccount/readRequest.ts'
import { readAllowance, readExactly } from './readExactly.ts'
import { readFunctions } from './readFunctions.ts'
import { readSigner } from './readSigner.ts'

/** A request for a permission, as far as it can be enforced: all of it. */
export interface GrantRequest {
  readonly chainId: number
  readonly delegate: Address
  readonly permission: Permission
  /** Signatures of the functions, for the user. */
  readonly signatures: readonly string[]
  readonly paymaster?: PaymasterService | undefined
  readonly mayPay: boolean
  /** As the page sent it, to be returned with the permission. */
  readonly asked: Readonly<Record<string, unknown>>
}

/** A permission does not outlive it, in seconds. */
const longestLife = 365 * 86_400

const requestFields = [
  ...(['chainId', 'address', 'from', 'expiry', 'signer', 'permissions', 'policies', 'capabilities'] as const),
] as const

/**
 * Reads `wallet_grantPermissions` (ERC-7715, by the draft that has `permissions` and `policies`).
 *
 * @throws an Error that names what is wrong, or cannot be enforced on chain
 */
export function readGrantRequest(
  params: unknown,
  {
    account,
    activeChain,
    now,
  }: { readonly account: Address; readonly activeChain: number; readonly now: number },
): GrantRequest {
  const list = Array.isArray(params) ? (params as readonly unknown[]) : [params]
  if (list.length !== 1) throw new Error('Permissions are asked for one at a time.')
  const asked = readExactly(list[0], 'The request', requestFields)
  for (const address of [asked.address, asked.from]) {
    if (address !== undefined && !isAccount(address, account)) {
      throw new Error(`The wallet has no account ${String(address)} that can permit something.`)
    }
  }
  const [entry, ...others] = toList(asked.permissions, 'permissions')
  if (others.length > 0) throw new Error('Permissions are asked for one at a time.')
  const { action, signatures } = readAction(entry, account)
  const calls = readCallLimit(asked.policies)
  const { paymasterService } = readExactly(asked.capabilities ?? {}, 'capabilities', ['paymasterService'])
  return {
    chainId: asked.chainId === undefined ? activeChain : readChainNumber(asked.chainId),
    delegate: readSigner(asked.signer),
    permission: { action, expiry: readExpiry(asked.expiry, now), ...(calls !== undefined && { calls }) },
    signatures,
    ...(paymasterService !== undefined && { paymaster: readPaymaster(paymasterService) }),
    mayPay: paymasterService === undefined || isOptional(paymasterService),
    asked,
  }
}

function isAccount(address: unknown, account: Address): boolean {
  return (
    typeof address === 'string' && isAddress(address, { strict: false }) && isAddressEqual(address, account)
  )
}

function readExpiry(expiry: unknown, now: number): number {
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry)) {
    throw new Error('expiry must be a time in whole seconds since 1970.')
  }
  if (expiry <= now) throw new Error('expiry is over.')
  if (expiry > now + longestLife) throw new Error('A permission lasts for one year at most.')
  return expiry
}

function readAction(
  entry: unknown,
  account: Address,
): { readonly action: PermittedAction; readonly signatures: readonly string[] } {
  const { type, data } = readExactly(entry, 'A permission', ['type', 'data', 'required'])
  switch (type) {
    case 'contract-call': {
      const { address, abi, functions } = readExactly(data, 'data', ['address', 'abi', 'functions'])
      const { signatures, ...limits } = readFunctions(functions, abi)
      return { action: { type, contract: readContract(address, account), ...limits }, signatures }
    }
    case 'erc20-token-transfer': {
      const { address, allowance } = readExactly(data, 'data', ['address', 'allowance'])
      const token = readContract(address, account)
      return { action: { type, token, allowance: readAllowance(allowance, 'allowance') }, signatures: [] }
    }
    case 'native-token-transfer': {
      const { allowance } = readExactly(data, 'data', ['allowance'])
      return { action: { type, allowance: readAllowance(allowance, 'allowance') }, signatures: [] }
    }
    default:
      throw new Error(`Permissions of the kind ${String(type)} cannot be enforced.`)
  }
}

/** Not the account itself, nor what governs it: their functions would widen the permission. */
function readContract(address: unknown, account: Address): Address {
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) {
    throw new Error('data.address must be the address of a contract.')
  }
  const governs = [account, delegationManagerAddress, entryPointAddress]
  if (governs.some((contract) => isAddressEqual(contract, address))) {
    throw new Error('Calls that govern the account cannot be permitted.')
  }
  return getAddress(address)
}

function readCallLimit(policies: unknown = []): bigint | undefined {
  const list = toList(policies, 'policies')
  if (list.length === 0) return undefined
  const [policy, ...others] = list
  const { type, data } = readExactly(policy, 'A policy', ['type', 'data'])
  if (type !== 'call-limit') throw new Error(`The policy ${String(type)} cannot be enforced.`)
  if (others.length > 0) throw new Error('One call-limit can be enforced, not several.')
  const { count, limit } = readExactly(data, 'data', ['count', 'limit'])
  if (count !== undefined && limit !== undefined) throw new Error('A call-limit has one count.')
  return readAllowance(count ?? limit, 'count')
}
