import type { ListedWallet } from '@wallet-kit/sdk'
import { openPairingLink, readDevice, type WalletPlatform } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../foundation/icons/Icon.tsx'
import { externalIcon, phoneIcon, retryIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { keepWhole } from '../../../parts/keepWhole.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { usePatience } from '../../../parts/usePatience.ts'
import { useStateAnnouncement } from '../../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../../parts/WaitRing/WaitRing.tsx'
import { useAttempt } from '../connecting/useAttempt.ts'
import { usePairingDown } from '../connecting/usePairingDown.ts'
import { connectMessages } from '../messages/connect.ts'
import { connectingWalletConnectMessages } from '../messages/connectingWalletConnect.ts'
import { Code } from './Code.tsx'
import { CopyButton } from './CopyButton.tsx'

/** Delays of a link before a slow connection is mentioned, and before it can be opened again, in ms. */
const slowLimit = 3_000
const retryLimit = 5_000

const ringStates = { idle: 'failed', waiting: 'waiting', connected: 'done', failed: 'failed' } as const

export interface PairingPanelProps {
  readonly connectorId: string | undefined
  readonly wallet?: ListedWallet | undefined
  readonly platform: Exclude<WalletPlatform, 'browser' | 'unsupported'>
}

/** Connects over the relay: by a code to scan, or by the wallet's app, which has been opened with it. */
export function PairingPanel({ connectorId, wallet, platform }: PairingPanelProps) {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectMessages)
  const shellMessage = useMessages(shellMessages)
  const connectMessage = useMessages(connectMessages)
  const attempt = useAttempt(connectorId)
  const { uri, isBlocked = false } = attempt.step?.type === 'uri' ? attempt.step : {}
  const isDown = usePairingDown()
  const isWaiting = attempt.status === 'waiting'
  const isScanned = platform === 'qrcode'
  const isSlow = usePatience(isWaiting && !uri, attempt.number, isScanned ? undefined : slowLimit)
  const mayRetry = usePatience(isWaiting && !isScanned, `${attempt.number} ${platform}`, retryLimit)

  const name = wallet?.name || shellMessage('unknownWallet')
  const failure = attempt.error?.code === 'USER_REJECTED' ? 'declined' : 'failed'
  // A phone does not scan its own screen.
  const { isMobile } = readDevice()
  const scan = isMobile
    ? message('elsewhere')
    : wallet?.name
      ? message('scanWith', { name })
      : message('scan')
  // A person who is shown this code elsewhere can see what it is for.
  const scanText = message(isMobile ? 'elsewhereText' : 'scanText', { host: location.host })
  const isRefused = isBlocked && !isScanned
  const title = isScanned ? scan : message(isRefused ? 'notOpened' : 'continueIn', { name })
  const linkText = message(isRefused ? 'notOpenedText' : platform === 'web' ? 'webText' : 'acceptText')
  const waitingText =
    isDown && !uri
      ? connectMessage('pairingDown')
      : isSlow
        ? message(isScanned ? 'slow' : 'slowLink')
        : isScanned
          ? scanText
          : linkText
  const states = {
    idle: { title, text: isScanned ? scanText : linkText },
    waiting: { title, text: waitingText },
    connected: { title: message('connected'), text: '' },
    failed: {
      title: message(`${failure}.title`),
      text:
        isDown && failure === 'failed'
          ? connectMessage('pairingDown')
          : message(`${failure}.${isScanned ? 'text' : 'link'}`),
    },
  }
  const shown = states[attempt.status]
  useStateAnnouncement(shown, attempt.status === 'failed' || isRefused)

  const mayRestart = isScanned && attempt.status === 'failed' && failure === 'failed'
  const { retry: restart } = attempt
  const wasDown = useRef(isDown)
  useEffect(() => {
    const isBack = wasDown.current && !isDown
    wasDown.current = isDown
    // A code needs no press; an app opens within one only.
    if (isBack && mayRestart) restart()
  }, [isDown, mayRestart, restart])

  function retry(): void {
    // A code that is on display is still valid: only the app is opened again.
    if (!isWaiting || !uri) attempt.retry()
    if (wallet && !isScanned) openPairingLink(kit, { wallet, platform })
  }

  const isOver = attempt.status === 'failed' || attempt.status === 'idle'
  const opensByPress = platform === 'web' && isWaiting
  return (
    <>
      {isScanned && isWaiting ? (
        <Code uri={uri} wallet={wallet} />
      ) : (
        <WaitRing state={ringStates[attempt.status]}>
          {wallet ? (
            <RemoteImage source={getWalletImageUrl(kit, wallet)} name={name} pixels={72} />
          ) : (
            <Icon path={phoneIcon} pixels={40} />
          )}
        </WaitRing>
      )}
      <Lead title={keepWhole(shown.title, name)} text={keepWhole(shown.text, location.host)} />
      {opensByPress ? (
        <MainButton
          tone="accent"
          data-testid="w3m-connecting-widget-secondary-button"
          isBusy={!uri}
          onClick={retry}
        >
          <Icon path={externalIcon} pixels={18} />
          {message('open')}
        </MainButton>
      ) : (
        (isOver || (isScanned ? isSlow : mayRetry || isRefused)) && (
          <MainButton tone="accent" data-testid="w3m-connecting-widget-secondary-button" onClick={retry}>
            <Icon path={retryIcon} pixels={18} />
            {shellMessage('tryAgain')}
          </MainButton>
        )
      )}
      {!isScanned && isWaiting && uri && <CopyButton uri={uri} testId="wui-link-copy" />}
    </>
  )
}
