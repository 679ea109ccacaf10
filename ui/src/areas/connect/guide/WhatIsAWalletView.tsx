import { openView } from '@wallet-kit/sdk/actions'
import { keyIcon, layersIcon, shieldIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Points } from '../../../parts/Points.tsx'
import { whatIsAWalletMessages } from '../messages/whatIsAWallet.ts'

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
      <Points points={points} />
      {kit.services.walletDirectory && (
        <MainButton tone="accent" onClick={() => openView(kit, { view: 'GetWallet' })}>
          {message('getOne')}
        </MainButton>
      )}
    </>
  )
}
