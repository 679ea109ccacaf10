import { goBack, readDevice } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon, retryIcon } from '../../foundation/icons/icons.ts'
import { safeLink } from '../../foundation/links/safeLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { QrCode } from '../../parts/QrCode/QrCode.tsx'
import { LinkedRow } from '../../parts/Row/LinkRow.tsx'
import { RowText } from '../../parts/Row/Row.tsx'
import { RowMark } from '../../parts/Row/RowMark.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { useCopy } from '../../parts/useCopy.ts'
import { usePatience } from '../../parts/usePatience.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { loginErrorMessages } from './loginErrorMessages.ts'
import { loginMessages } from './messages/login.ts'
import { useLoginAttempt } from './useLoginAttempt.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** As large as the code that takes its place. */
const Place = styled(Skeleton)({
  alignSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: size(296),
  aspectRatio: '1',
  blockSize: 'auto',
  borderRadius: radius(5),
})

/** The visitor approves the login in the Farcaster app: on another device by a code, on this one by a link. */
export function ConnectingFarcasterView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const shellMessage = useMessages(shellMessages)
  const attempt = useLoginAttempt(useViewData('ConnectingFarcaster')?.connectorId)
  const { status, step, error } = attempt
  const code = status === 'waiting' && step?.type === 'uri' ? step : undefined
  const isExpired = useSecondsUntil(code?.expiresAt ?? 0) === 0 && code !== undefined
  const isSlow = usePatience(status === 'waiting' && !code, attempt.number)
  const isFailed = status === 'failed' || status === 'idle'
  const { isMobile } = readDevice()
  const { frame } = kit.services
  const link = isMobile
    ? safeLink(code?.uri, frame && URL.canParse(frame) ? new URL(frame).origin : undefined)
    : undefined
  const { host } = location

  const waiting = isExpired
    ? { title: message('expired'), text: message('expiredText') }
    : link
      ? { title: message('open'), text: message('openText', { host }) }
      : {
          title: message('scan'),
          text: isSlow ? message('slow') : message('scanText', { host }),
        }
  const shown = isFailed
    ? loginErrorMessages(error, message, methodMessage)
    : status === 'connected'
      ? { title: message('done'), text: '' }
      : waiting
  const isScanned = status === 'waiting' && !isExpired && !isMobile
  const picture =
    code && !isExpired && !link ? (
      <>
        <QrCode value={code.uri} label={message('scanCode')} />
        <CopyLink uri={code.uri} />
      </>
    ) : isScanned ? (
      <Place aria-hidden="true" />
    ) : undefined
  return (
    <>
      <LoginPanel
        provider="farcaster"
        state={isFailed || isExpired ? 'failed' : status === 'connected' ? 'done' : 'waiting'}
        {...shown}
        named={host}
        picture={picture}
        onRetry={isFailed ? attempt.retry : undefined}
      >
        {isExpired && (
          <MainButton tone="accent" data-testid="w3m-farcaster-new-code" onClick={attempt.restart}>
            <Icon path={retryIcon} pixels={18} />
            {message('newCode')}
          </MainButton>
        )}
        {link && !isExpired && (
          <LinkedRow link={link} testId="w3m-farcaster-open">
            <RowMark provider="farcaster" />
            <RowText>{message('open')}</RowText>
          </LinkedRow>
        )}
        {link && code && !isExpired && <CopyLink uri={code.uri} />}
      </LoginPanel>
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
    </>
  )
}

function CopyLink({ uri }: { readonly uri: string }) {
  const message = useMessages(loginMessages)
  const { isCopied, copy } = useCopy(uri, { copied: message('copied'), failed: message('copyFailed') })
  return (
    <MainButton data-testid="wui-link-copy" onClick={copy}>
      <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
      {message('copy')}
    </MainButton>
  )
}
