import type { CaipNetworkId } from '../networks/Caip.ts'

/** Kind of account of a login: a key, or a contract that acts for it (ERC-4337). */
export type LoginAccountType = 'eoa' | 'smartAccount'

/** One account of a login. */
export interface LoginAccount {
  readonly address: string
  readonly type: LoginAccountType
}

/** Accounts of a login in one chain family. */
export interface LoginAccounts {
  /** Never empty, addresses well-formed, each once. */
  readonly accounts: readonly LoginAccount[]
  /** Kind that identifies the user on networks where they have both. */
  readonly preferredType: LoginAccountType
  /** Networks on which the smart account can be used. */
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

/** Facts about the accounts of a login. Absent ones stay as they are known. */
export interface LoginAccountFacts {
  readonly smartAccountEnabledNetworks?: readonly CaipNetworkId[] | undefined
  /** Whether the smart account has code on this network. */
  readonly deployment?: { readonly caipNetworkId: CaipNetworkId; readonly isDeployed: boolean } | undefined
}

/** The accounts that can be used on a network, the active one first. Without smart accounts there, the key's alone. */
export function getUsableAccounts(
  { accounts, preferredType, smartAccountEnabledNetworks }: LoginAccounts,
  caipNetworkId: CaipNetworkId,
): readonly LoginAccount[] {
  const isPreferred = ({ type }: LoginAccount) => type === preferredType
  if (smartAccountEnabledNetworks.includes(caipNetworkId))
    return [...accounts.filter(isPreferred), ...accounts.filter((account) => !isPreferred(account))]
  const ofKeys = accounts.filter(({ type }) => type === 'eoa')
  return ofKeys.length > 0 ? ofKeys : accounts
}

/** Whether a value names a kind of account that logins have. */
export function isLoginAccountType(value: unknown): value is LoginAccountType {
  return value === 'eoa' || value === 'smartAccount'
}
