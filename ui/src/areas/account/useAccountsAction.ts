import type { StandaloneViewName } from '@wallet-kit/sdk'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useWalletInfo } from '../../kit/hooks/useWalletInfo.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useSignedInAccounts } from './accounts/useSignedInAccounts.ts'

/** View with more of the account, and the number of accounts that it lists, where there are several. */
export interface AccountsAction {
  readonly view: StandaloneViewName
  readonly count?: number
  readonly testId: string
}

/** Opens the accounts of the connected wallets, where there are several; of a login with one, its settings. */
export function useAccountsAction(): AccountsAction | undefined {
  const { walletInfo } = useWalletInfo()
  const kit = useKit()
  const { namespaces } = useStore(kit.stores.connection)
  const count = Object.values(namespaces).reduce(
    (sum, state) => sum + (state.status === 'connected' ? state.allAccounts.length : 0),
    0,
  )
  const hasProfile = useSignedInAccounts().length > 1
  // An account with a login has more to show than its addresses, and so has a session of several accounts.
  const isLogin = walletInfo?.type === 'AUTH'
  const testId = isLogin ? 'w3m-profile-button' : 'wui-profile-button'
  // AppKit has a profile for a login with one account, too.
  if (count < 2 && !hasProfile && !(isLogin && kit._internal.isLikeAppKit))
    return isLogin ? { view: 'AccountSettings', testId } : undefined
  return { view: isLogin || hasProfile ? 'Profile' : 'SwitchAddress', count, testId }
}
