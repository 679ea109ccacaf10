import type { SocialProvider } from '@wallet-kit/sdk'
import type { ReactNode } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { retryIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { keepWhole } from '../../parts/keepWhole.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { SocialMark } from '../../parts/SocialMark/SocialMark.tsx'
import { useStateAnnouncement } from '../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../parts/WaitRing/WaitRing.tsx'

export interface LoginPanelProps {
  readonly icon?: string
  /** The mark of a social network, in place of the icon. */
  readonly provider?: SocialProvider | undefined
  readonly state: 'waiting' | 'failed' | 'done'
  readonly title: string
  readonly text: string
  /** The address or host that the text names: it is not broken at hyphens. */
  readonly named?: string | undefined
  /** Announced after the text, because `children` show it. */
  readonly spoken?: string | undefined
  /** Shown in place of the ring, while a code can be scanned. */
  readonly picture?: ReactNode
  /** Absent: nothing to try again. */
  readonly onRetry?: (() => void) | undefined
  /** Below the text. */
  readonly children?: ReactNode
}

/** Progress of a login: next step, failure, and the way to go on. */
export function LoginPanel({
  icon,
  provider,
  state,
  title,
  text,
  named = '',
  spoken = '',
  picture,
  onRetry,
  children,
}: LoginPanelProps) {
  const shellMessage = useMessages(shellMessages)
  // Spoken alike. As it is shown, an address would be in the page twice, and tests of host apps look for it once.
  const spokenText = text.replace(/(\S)@(?=\S)/g, '$1 @ ')
  useStateAnnouncement({ title, text: `${spokenText} ${spoken}`.trim() }, state === 'failed')
  return (
    <>
      {picture ?? (
        <WaitRing state={state}>
          {provider ? (
            <SocialMark provider={provider} pixels={40} />
          ) : (
            icon && <Icon path={icon} pixels={44} />
          )}
        </WaitRing>
      )}
      {/* The service's own message, in the direction of its language. */}
      <Lead title={state === 'failed' ? <bdi>{title}</bdi> : title} text={keepWhole(text, named)} />
      {children}
      {onRetry && (
        <MainButton tone="accent" data-testid="w3m-connecting-widget-secondary-button" onClick={onRetry}>
          <Icon path={retryIcon} pixels={18} />
          {shellMessage('tryAgain')}
        </MainButton>
      )}
    </>
  )
}
