import type { ListedWallet } from '@wallet-kit/sdk'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { useStateAnnouncement } from '../../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../../parts/WaitRing/WaitRing.tsx'
import { connectingWalletConnectMessages } from '../messages/connectingWalletConnect.ts'

export interface NotDetectedProps {
  readonly wallet: ListedWallet
}

/** The wallet has an extension, which is not installed. */
export function NotDetected({ wallet }: NotDetectedProps) {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectMessages)
  const shellMessage = useMessages(shellMessages)
  const name = wallet.name || shellMessage('unknownWallet')
  const shown = { title: message('notDetected'), text: message('notDetectedText', { name }) }
  useStateAnnouncement(shown, false)
  return (
    <>
      <WaitRing state="failed">
        <RemoteImage source={getWalletImageUrl(kit, wallet)} name={name} pixels={72} />
      </WaitRing>
      <Lead title={shown.title} text={shown.text} />
    </>
  )
}
