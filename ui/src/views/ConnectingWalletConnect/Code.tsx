import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { styled } from '../../styles/styled.tsx'
import { size } from '../../theme/size.ts'
import { CopyButton } from './CopyButton.tsx'
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
      <CopyButton uri={uri} testId="copy-wc2-uri" />
    </>
  )
}
