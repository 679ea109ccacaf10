import { openView } from '@wallet-kit/sdk/actions'
import { AppKitTag } from '../../components/AppKitTag/AppKitTag.tsx'
import { Row, RowText } from '../../components/Row/Row.tsx'
import { RowEnd } from '../../components/Row/RowEnd.tsx'
import { RowIcon } from '../../components/Row/RowIcon.tsx'
import { RowNote } from '../../components/Row/RowNote.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { forwardIcon } from '../../icons/forwardIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { layersIcon } from '../../icons/layersIcon.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useSignedInAccounts } from '../Profile/useSignedInAccounts.ts'
import { accountMessages } from './accountMessages.ts'
import { SettingsRow } from './SettingsRow.tsx'

/** Opens the accounts that the connected wallets share, where there are several; of a login with one, its settings. */
export function AccountsRow() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { walletInfo } = useWalletInfo()
  const { namespaces } = useStore(kit.stores.connection)
  const count = Object.values(namespaces).reduce(
    (sum, state) => sum + (state.status === 'connected' ? state.allAccounts.length : 0),
    0,
  )
  const hasProfile = useSignedInAccounts().length > 1
  // An account with a login has more to show than its addresses, and so has a session of several accounts.
  const isLogin = walletInfo?.type === 'AUTH'
  // AppKit has a profile for a login with one account, too.
  if (count < 2 && !hasProfile && !(isLogin && kit._internal.isLikeAppKit))
    return isLogin ? <SettingsRow testId="w3m-profile-button" /> : null
  return (
    <AppKitTag name="wui-wallet-switch" testId="wui-wallet-switch">
      {() => (
        <Row
          type="button"
          data-testid={isLogin ? 'w3m-profile-button' : 'wui-profile-button'}
          onClick={() => openView(kit, { view: isLogin || hasProfile ? 'Profile' : 'SwitchAddress' })}
        >
          <RowIcon path={layersIcon} />
          <RowText>
            {message('switchAddress')}
            <RowNote>{message('accountCount', { count: `${count}` })}</RowNote>
          </RowText>
          <RowEnd>
            <Icon path={forwardIcon} pixels={18} isDirectional />
          </RowEnd>
        </Row>
      )}
    </AppKitTag>
  )
}
