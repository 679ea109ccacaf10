import { goBack } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { WaitRing } from '../../components/WaitRing/WaitRing.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { retryIcon } from '../../icons/retryIcon.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { useViewData } from '../../modal/views/ViewEntryContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useAttempt } from '../connecting/useAttempt.ts'
import { useConnector } from '../connecting/useConnector.ts'
import { connectErrorMessages } from './connectErrorMessages.ts'
import { connectingExternalMessages } from './connectingExternalMessages.ts'

const ringStates = { idle: 'failed', waiting: 'waiting', connected: 'done', failed: 'failed' } as const

/** The wallet has been asked. Says what to do there, what went wrong, and always offers the way back. */
export function ConnectingExternalView() {
  const kit = useKit()
  const message = useMessages(connectingExternalMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const connector = useConnector(useViewData('ConnectingExternal')?.connectorId)
  const attempt = useAttempt(connector?.id)
  const isSlow = usePatience(attempt.status === 'waiting', attempt.number)
  const name = connector?.name || shellMessage('unknownWallet')

  const states = {
    idle: { title: message('continueIn', { name }), text: '' },
    waiting: {
      title: message('continueIn', { name }),
      text: isSlow ? message('slow', { name }) : message('accept'),
    },
    connected: { title: message('done'), text: '' },
    gone: { title: message('gone', { name }), text: message('goneHint') },
    failed: attempt.error ? connectErrorMessages(attempt.error, name, message) : undefined,
  }
  const { title, text } = (connector ? states[attempt.status] : states.gone) ?? states.waiting
  const announcement = `${title}. ${text}`
  const isUrgent = attempt.status === 'failed'
  useEffect(
    () => announce(announcement, isUrgent ? 'assertive' : 'polite'),
    [announce, announcement, isUrgent],
  )

  return (
    <>
      <WaitRing state={connector ? ringStates[attempt.status] : 'failed'}>
        <RemoteImage source={connector?.imageUrl} name={name} pixels={72} />
      </WaitRing>
      <Lead title={title} text={text} />
      {(attempt.status === 'failed' || attempt.status === 'idle' || isSlow) && connector && (
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
    </>
  )
}
