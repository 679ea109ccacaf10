import { openView } from '@wallet-kit/sdk/actions'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { RowIcon } from '../../components/Row/RowIcon.tsx'
import { keyIcon } from '../../icons/keyIcon.ts'
import { layersIcon } from '../../icons/layersIcon.ts'
import { shieldIcon } from '../../icons/shieldIcon.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { whatIsAWalletMessages } from './whatIsAWalletMessages.ts'

const Points = styled('ul')({
  display: 'grid',
  gap: size(20),
  margin: 0,
  padding: `${size(12)} ${size(4)} ${size(8)}`,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: size(14) },
  '& h3': { margin: 0, fontSize: textSize(16), fontWeight: 600, lineHeight: 1.35 },
  '& p': {
    margin: `${size(4)} 0 0`,
    fontSize: textSize(14),
    lineHeight: 1.5,
    color: cssVar('textSecondary'),
  },
})

/** Three facts for newcomers, and a button to find a wallet. */
export function WhatIsAWalletView() {
  const kit = useKit()
  const message = useMessages(whatIsAWalletMessages)
  const points = [
    { icon: layersIcon, title: message('home'), text: message('homeText') },
    { icon: keyIcon, title: message('key'), text: message('keyText') },
    { icon: shieldIcon, title: message('control'), text: message('controlText') },
  ]
  return (
    <>
      <Points role="list">
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <RowIcon path={icon} tone="accent" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Points>
      {kit.services.walletDirectory && (
        <MainButton tone="accent" onClick={() => openView(kit, { view: 'AllWallets' })}>
          {message('getOne')}
        </MainButton>
      )}
    </>
  )
}
