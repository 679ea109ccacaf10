import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { List } from '../../../parts/List/List.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../../parts/Row/LinkRow.tsx'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { downloadsMessages } from '../messages/downloads.ts'
import { walletLinks } from './walletLinks.ts'

const Picture = styled('div')({ alignSelf: 'center', paddingBlock: `${size(12)} ${size(4)}` })

/** Reports that the wallet is not installed, and lists where to get it. */
export function DownloadsView() {
  const kit = useKit()
  const message = useMessages(downloadsMessages)
  const shellMessage = useMessages(shellMessages)
  const wallet = useViewData('Downloads')?.wallet
  if (!wallet) return null
  const name = wallet.name || shellMessage('unknownWallet')
  const links = walletLinks(wallet, message)
  return (
    <>
      <Picture>
        <RemoteImage source={getWalletImageUrl(kit, wallet)} name={name} pixels={80} />
      </Picture>
      <Lead text={message(links.length > 0 ? 'steps' : 'notInstalled', { name })} />
      {links.length > 0 ? (
        <List label={message('list', { name })}>
          {links.map(({ icon, text, link }) => (
            <li key={link.href}>
              <LinkRow icon={icon} link={link}>
                {text}
              </LinkRow>
            </li>
          ))}
        </List>
      ) : (
        <Notice>{message('nothing', { name })}</Notice>
      )}
    </>
  )
}
