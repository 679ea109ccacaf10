import { useAppKitAccount } from './useAppKitAccount.ts'

/** Whether the active account is known to be a contract: what pays its fees is not for the kit to say. */
export function useIsSmartAccount(): boolean {
  const { address, allAccounts } = useAppKitAccount()
  return allAccounts.some((account) => account.address === address && account.type === 'smartAccount')
}
