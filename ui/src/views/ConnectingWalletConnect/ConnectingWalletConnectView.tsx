import { goBack, openView } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { Footnote } from '../../components/Footnote.tsx'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { WaitRing } from '../../components/WaitRing/WaitRing.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { phoneIcon } from '../../icons/phoneIcon.ts'
import { retryIcon } from '../../icons/retryIcon.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { useViewData } from '../../modal/views/ViewEntryContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useAttempt } from '../connecting/useAttempt.ts'
import { Code } from './Code.tsx'
import { connectingWalletConnectMessages } from './connectingWalletConnectMessages.ts'

/** A code to scan, what to do with it, and what went wrong. */
export function ConnectingWalletConnectView() {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const { connectorId, wallet } = useViewData('ConnectingWalletConnect') ?? {}
  const attempt = useAttempt(connectorId)
  const uri = attempt.step?.type === 'uri' ? attempt.step.uri : undefined
  const isSlow = usePatience(attempt.status === 'waiting' && !uri, attempt.number)

  const failure = attempt.error?.code === 'USER_REJECTED' ? 'declined' : 'failed'
  const scan = wallet?.name ? message('scanWith', { name: wallet.name }) : message('scan')
  const states = {
    idle: { title: scan, text: message('scanText') },
    waiting: { title: scan, text: isSlow ? message('slow') : message('scanText') },
    connected: { title: message('connected'), text: '' },
    failed: { title: message(`${failure}.title`), text: message(`${failure}.text`) },
  }
  const { title, text } = states[attempt.status]
  const isUrgent = attempt.status === 'failed'
  const announcement = `${title}. ${text}`
  useEffect(
    () => announce(announcement, isUrgent ? 'assertive' : 'polite'),
    [announce, announcement, isUrgent],
  )

  return (
    <>
      {attempt.status === 'waiting' ? (
        <Code uri={uri} />
      ) : (
        <WaitRing state={attempt.status === 'connected' ? 'done' : 'failed'}>
          <Icon path={phoneIcon} pixels={40} />
        </WaitRing>
      )}
      <Lead title={title} text={text} />
      {(attempt.status === 'failed' || attempt.status === 'idle' || isSlow) && (
        <MainButton
          tone="accent"
          data-testid="w3m-connecting-widget-secondary-button"
          onClick={attempt.retry}
        >
          <Icon path={retryIcon} pixels={18} />
          {shellMessage('tryAgain')}
        </MainButton>
      )}
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
      {wallet && (
        <Footnote>
          {message('get', {
            name: wallet.name || shellMessage('unknownWallet'),
            link: (label) => (
              <TextLink type="button" onClick={() => openView(kit, { view: 'Downloads', data: { wallet } })}>
                {label}
              </TextLink>
            ),
          })}
        </Footnote>
      )}
    </>
  )
}
