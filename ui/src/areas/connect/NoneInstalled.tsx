import { readDevice } from '@wallet-kit/sdk/actions'
import { useEffect } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { savesData } from '../../kit/instance/savesData.ts'
import { whenIdle } from '../../kit/instance/whenIdle.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { usePrefetchView } from '../../shell/views/ViewLoaderContext.ts'
import { connectMessages } from './messages/connect.ts'

export interface NoneInstalledProps {
  /** Whether there is a list below to pick from. */
  readonly hasListed: boolean
  /** Whether a wallet on another device can be used instead. */
  readonly canPair: boolean
}

/** For users without a wallet: what that means and what to do. */
export function NoneInstalled({ hasListed, canPair }: NoneInstalledProps) {
  const message = useMessages(connectMessages)
  const isVisible = useModalVisible()
  const { onPointerEnter: prefetch } = usePrefetchView('ConnectingWalletConnect')
  // Whatever is picked here, a code or an app, pairs.
  useEffect(() => {
    if (canPair && isVisible && !savesData()) return whenIdle(prefetch)
  }, [canPair, isVisible, prefetch])
  const { isMobile } = readDevice()
  const text = isMobile
    ? canPair
      ? 'noneInstalledPhone'
      : 'noneAtAllPhone'
    : canPair
      ? 'noneInstalledPairing'
      : hasListed
        ? 'noneInstalledText'
        : 'noneAtAllText'
  return <Lead title={message('noneInstalledTitle')} text={message(text)} />
}
