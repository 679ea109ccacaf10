import type { ListedWallet } from '@wallet-kit/sdk'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { QrCode } from '../../../parts/QrCode/QrCode.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Skeleton } from '../../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { connectingWalletConnectMessages } from '../messages/connectingWalletConnect.ts'
import { CopyButton } from './CopyButton.tsx'

/** As large as the code that takes its place. */
const Place = styled(Skeleton)({
  alignSelf: 'center',
  inlineSize: '100%',
  maxInlineSize: size(296),
  aspectRatio: '1',
  blockSize: 'auto',
  borderRadius: radius(5),
})

/** As large as the button that copies the code. */
const ButtonPlace = styled(Skeleton)({ blockSize: size(48), borderRadius: radius(3.5) })

export interface CodeProps {
  /** `undefined` while it is being prepared. */
  readonly uri: string | undefined
  /** The wallet that is to scan it, if one was picked. */
  readonly wallet?: ListedWallet | undefined
}

/** The code, and a way to use it without a camera. */
export function Code({ uri, wallet }: CodeProps) {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectMessages)
  if (!uri) {
    return (
      <>
        <VisuallyHidden as="span">{message('preparing')}</VisuallyHidden>
        <Place aria-hidden="true" />
        <ButtonPlace aria-hidden="true" />
      </>
    )
  }
  return (
    <>
      <QrCode
        value={uri}
        label={message('code')}
        mark={
          wallet?.name && (
            <RemoteImage source={getWalletImageUrl(kit, wallet)} name={wallet.name} pixels={46} />
          )
        }
      />
      <CopyButton uri={uri} testId="copy-wc2-uri" />
    </>
  )
}
