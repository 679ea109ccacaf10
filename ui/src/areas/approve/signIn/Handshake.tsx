import { Icon } from '../../../foundation/icons/Icon.tsx'
import { mailIcon } from '../../../foundation/icons/icons.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { SocialMark } from '../../../parts/SocialMark/SocialMark.tsx'
import type { ShownWallet } from './getShownWallet.ts'

const Pair = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: size(10),
  paddingBlock: `${size(12)} ${size(8)}`,
})

const Dots = styled('span')({
  inlineSize: size(32),
  borderBlockStart: `2px dotted ${cssVar('borderStrong')}`,
})

/** The mark of a login, on a plane of a picture's size. */
const Plane = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size(64),
  blockSize: size(64),
  borderRadius: radius(4.25),
  background: cssVar('surface'),
  color: cssVar('text'),
})

export interface HandshakeProps {
  readonly app: { readonly name: string; readonly imageUrl: string | undefined }
  readonly wallet: ShownWallet
}

/** The images of the site and the wallet. */
export function Handshake({ app, wallet }: HandshakeProps) {
  return (
    <Pair aria-hidden="true">
      <RemoteImage source={app.imageUrl} name={app.name} pixels={64} />
      <Dots />
      {wallet.login ? (
        <Plane>
          {wallet.login === 'email' ? (
            <Icon path={mailIcon} pixels={32} />
          ) : (
            <SocialMark provider={wallet.login} pixels={32} />
          )}
        </Plane>
      ) : (
        <RemoteImage source={wallet.imageUrl} name={wallet.name} pixels={64} />
      )}
    </Pair>
  )
}
