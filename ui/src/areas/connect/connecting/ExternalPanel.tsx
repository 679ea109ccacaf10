import { Icon } from '../../../foundation/icons/Icon.tsx'
import { retryIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { usePatience } from '../../../parts/usePatience.ts'
import { useStateAnnouncement } from '../../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../../parts/WaitRing/WaitRing.tsx'
import { connectingExternalMessages } from '../messages/connectingExternal.ts'
import { connectErrorMessages } from './connectErrorMessages.ts'
import { useAttempt } from './useAttempt.ts'
import { useConnector } from './useConnector.ts'

const ringStates = { idle: 'failed', waiting: 'waiting', connected: 'done', failed: 'failed' } as const

export interface ExternalPanelProps {
  readonly connectorId: string | undefined
  /** Default: the connector's. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
}

/** A wallet in this browser that has been asked: what to do there, and what went wrong. */
export function ExternalPanel({ connectorId, name: givenName, imageUrl }: ExternalPanelProps) {
  const message = useMessages(connectingExternalMessages)
  const shellMessage = useMessages(shellMessages)
  const connector = useConnector(connectorId)
  const attempt = useAttempt(connector?.id)
  const isSlow = usePatience(attempt.status === 'waiting', attempt.number)
  const name = givenName || connector?.name || shellMessage('unknownWallet')

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
  const shown = (connector ? states[attempt.status] : states.gone) ?? states.waiting
  useStateAnnouncement(shown, attempt.status === 'failed')

  return (
    <>
      <WaitRing state={connector ? ringStates[attempt.status] : 'failed'}>
        <RemoteImage source={imageUrl ?? connector?.imageUrl} name={name} pixels={72} />
      </WaitRing>
      <Lead title={shown.title} text={shown.text} />
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
    </>
  )
}
