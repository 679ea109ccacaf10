import styled from '@emotion/styled'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useCopy } from '../../components/useCopy.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { checkIcon } from '../../icons/checkIcon.ts'
import { copyIcon } from '../../icons/copyIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { size } from '../../theme/size.ts'
import { connectingWalletConnectMessages } from './connectingWalletConnectMessages.ts'

/** As large as the code that takes its place. */
const Place = styled(Skeleton)({
  alignSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: size(296),
  aspectRatio: '1',
  blockSize: 'auto',
})

export interface CodeProps {
  /** `undefined` while it is being prepared. */
  readonly uri: string | undefined
}

/** The code, and a way to use it without a camera. */
export function Code({ uri }: CodeProps) {
  const message = useMessages(connectingWalletConnectMessages)
  const { isCopied, copy } = useCopy(uri ?? '', { copied: message('copied'), failed: message('copyFailed') })
  if (!uri) {
    return (
      <>
        <VisuallyHidden as="span">{message('preparing')}</VisuallyHidden>
        <Place aria-hidden="true" />
      </>
    )
  }
  return (
    <>
      <QrCode value={uri} label={message('code')} />
      <MainButton data-testid="copy-wc2-uri" onClick={copy}>
        <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
        {message('copy')}
      </MainButton>
    </>
  )
}
