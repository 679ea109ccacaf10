import styled from '@emotion/styled'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { Lead } from '../../components/Lead/Lead.tsx'
import { List } from '../../components/List/List.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../components/Row/LinkRow.tsx'
import { fillMessage } from '../../messages/fillMessage.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useViewData } from '../../modal/views/ViewDataContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { size } from '../../theme/size.ts'
import { walletLinks } from './walletLinks.ts'

const Picture = styled('div')({ alignSelf: 'center', paddingBlock: `${size(12)} ${size(4)}` })

/** Says that the wallet is not here, and where it can be had. */
export function DownloadsView() {
  const kit = useKit()
  const messages = useMessages()
  const { wallet } = useViewData()
  const { common, downloads } = messages
  if (!wallet) return null
  const name = wallet.name || common.unknownWallet
  const links = walletLinks(wallet, messages)
  return (
    <>
      <Picture>
        <RemoteImage source={getWalletImageUrl(kit, wallet)} name={name} pixels={80} />
      </Picture>
      <Lead
        title={fillMessage(downloads.notInstalled, { name })}
        text={links.length > 0 && downloads.steps}
      />
      {links.length > 0 ? (
        <List label={fillMessage(downloads.list, { name })}>
          {links.map(({ icon, text, link }) => (
            <li key={link.href}>
              <LinkRow icon={icon} link={link}>
                {text}
              </LinkRow>
            </li>
          ))}
        </List>
      ) : (
        <Notice>{fillMessage(downloads.nothing, { name })}</Notice>
      )}
    </>
  )
}
