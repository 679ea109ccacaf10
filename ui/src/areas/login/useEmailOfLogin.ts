import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'

/** The e-mail address of the visitor's login; `undefined` where they have connected otherwise. */
export function useEmailOfLogin(): string | undefined {
  const { embeddedWalletInfo } = useAppKitAccount()
  return embeddedWalletInfo?.authProvider === 'email' ? embeddedWalletInfo.user.email : undefined
}
