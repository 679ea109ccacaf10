import { type Address, isAddress, isAddressEqual } from 'viem'
import type { Api } from '../createApi.ts'
import { isSolana } from '../isSolana.ts'

/** The user's accounts of a chain, and the one that a request is for. */
export interface RequestAccounts {
  /** Of the smart account. */
  readonly owner: Address
  readonly smartAccount: Address
  readonly isForSmartAccount: boolean
}

interface UserReply {
  readonly address: string
  readonly accounts: readonly { readonly address: string; readonly type: string }[]
  readonly accountOwner: string
}

/** Reads which of the user's accounts a request is for; undefined where there is only one. */
export async function readAccounts(
  api: Api,
  {
    method,
    params,
    chainId,
  }: { readonly method: string; readonly params: unknown; readonly chainId: number | string },
): Promise<RequestAccounts | undefined> {
  if (isSolana(chainId)) return undefined
  const { address, accounts, accountOwner } = await api.call<UserReply>('/accounts', { chainId })
  const smartAccount = accounts.find(({ type }) => type === 'smartAccount')?.address
  if (smartAccount === undefined) return undefined
  const asked = readAccount(method, params) ?? address
  return {
    owner: accountOwner as Address,
    smartAccount: smartAccount as Address,
    isForSmartAccount: isAddress(asked, { strict: false }) && isAddressEqual(asked, smartAccount as Address),
  }
}

/** Names of the field with a method’s account, if it is not `from`. */
const accountFields: Readonly<Record<string, string>> = {
  eth_sendUserOperation: 'sender',
  wallet_grantPermissions: 'address',
}

function readAccount(method: string, params: unknown): string | undefined {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const value =
    method === 'personal_sign'
      ? second
      : method === 'eth_signTypedData_v4'
        ? first
        : readField(first, accountFields[method] ?? 'from')
  return typeof value === 'string' ? value : undefined
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
