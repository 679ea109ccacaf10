import { goBack } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { WaitRing } from '../../components/WaitRing/WaitRing.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { retryIcon } from '../../icons/retryIcon.ts'
import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { connectErrorWords } from './connectErrorWords.ts'
import { useConnectAttempt } from './useConnectAttempt.ts'
import { useViewConnector } from './useViewConnector.ts'

const states = { waiting: 'waiting', connected: 'done', failed: 'failed' } as const

/** The wallet has been asked. Says what to do there, what went wrong, and always offers the way back. */
export function ConnectingExternalView() {
  const kit = useKit()
  const messages = useMessages()
  const announce = useAnnounce()
  const connector = useViewConnector()
  const [attempt, retry] = useConnectAttempt(connector?.id)
  const isSlow = usePatience(attempt.status === 'waiting', attempt.number)
  const { common, connecting } = messages
  const name = connector?.name || common.unknownWallet
  const fill = (message: string) => fillMessage(message, { name })

  const words = {
    waiting: { title: connecting.continueIn, text: isSlow ? connecting.slow : connecting.accept },
    connected: { title: connecting.done, text: '' },
    gone: { title: connecting.gone, text: connecting.goneHint },
    failed: attempt.status === 'failed' ? connectErrorWords(attempt.error, messages) : undefined,
  }
  const { title, text } = (connector ? words[attempt.status] : words.gone) ?? words.waiting
  const said = `${fill(title)}. ${fill(text)}`
  const isUrgent = attempt.status === 'failed'
  useEffect(() => announce(said, isUrgent ? 'assertive' : 'polite'), [announce, said, isUrgent])

  return (
    <>
      <WaitRing state={connector ? states[attempt.status] : 'failed'}>
        <RemoteImage source={connector?.imageUrl} name={name} pixels={72} />
      </WaitRing>
      <Lead title={fill(title)} text={fill(text)} />
      {(attempt.status === 'failed' || isSlow) && connector && (
        <MainButton tone="accent" data-testid="w3m-connecting-widget-secondary-button" onClick={retry}>
          <Icon path={retryIcon} pixels={18} />
          {common.tryAgain}
        </MainButton>
      )}
      <MainButton onClick={() => goBack(kit)}>{common.cancel}</MainButton>
    </>
  )
}
