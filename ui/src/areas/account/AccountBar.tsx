import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { disconnectIcon, layersIcon, settingsIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { AppKitTag } from '../../parts/AppKitTag/AppKitTag.tsx'
import { accountMessages } from './messages/account.ts'
import { useAccountsAction } from './useAccountsAction.ts'
import { useDisconnecting } from './useDisconnecting.ts'

const Bar = styled('div')({
  flex: 'none',
  position: 'relative',
  padding: `${size(4)} ${size(16)} ${size(16)}`,
  background: cssVar('background'),
  boxShadow: `0 -8px 8px ${cssVar('background')}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: size(6),
})

const Button = styled(
  'button',
  'button',
)({
  appearance: 'none',
  boxSizing: 'border-box',
  flex: `1 1 auto`,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: size(6),
  minBlockSize: size(44),
  margin: 0,
  // Both fit side by side on 320 px.
  padding: size(4),
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(14),
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  '&:active': { background: cssVar('surfacePressed') },
  '&[aria-disabled=true]': { cursor: 'default', color: cssVar('textSecondary') },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

const Note = styled('span')({
  display: 'block',
  fontSize: textSize(13),
  fontWeight: 400,
  color: cssVar('textSecondary'),
})

/** Other accounts or settings, and the way out: within reach however long the lists above are. */
export function AccountBar() {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { address } = useAppKitAccount()
  const accounts = useAccountsAction()
  const { isBusy, disconnect } = useDisconnecting()
  if (!address) return null
  return (
    <Bar data-actions="">
      {accounts && (
        <AppKitTag name="wui-wallet-switch" testId="wui-wallet-switch" isFilling>
          {() => (
            <Button
              type="button"
              data-testid={accounts.testId}
              onClick={() => openView(kit, { view: accounts.view })}
            >
              <Icon path={accounts.count ? layersIcon : settingsIcon} pixels={16} />
              <span>
                {accounts.count ? message('switchAddress') : message('settings')}
                {accounts.count && <Note>{message('accountCount', { count: `${accounts.count}` })}</Note>}
              </span>
            </Button>
          )}
        </AppKitTag>
      )}
      <Button
        type="button"
        data-testid="disconnect-button"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : disconnect}
      >
        <Icon path={disconnectIcon} pixels={16} />
        {isBusy ? message('disconnecting') : message('disconnect')}
      </Button>
    </Bar>
  )
}
