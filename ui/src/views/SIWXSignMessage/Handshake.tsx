import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'

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

export interface HandshakeProps {
  readonly app: { readonly name: string; readonly imageUrl: string | undefined }
  readonly wallet: { readonly name: string; readonly imageUrl: string | undefined }
}

/** The images of the site and the wallet. */
export function Handshake({ app, wallet }: HandshakeProps) {
  return (
    <Pair aria-hidden="true">
      <RemoteImage source={app.imageUrl} name={app.name} pixels={64} />
      <Dots />
      <RemoteImage source={wallet.imageUrl} name={wallet.name} pixels={64} />
    </Pair>
  )
}
