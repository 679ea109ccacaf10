import type { Wallet } from '@wallet-kit/sdk'
import { readDevice } from '@wallet-kit/sdk/actions'
import { downloadIcon, globeIcon } from '../../../foundation/icons/icons.ts'
import { type SafeLink, safeLink } from '../../../foundation/links/safeLink.ts'
import type { FormatMessage } from '../../../foundation/messages/MessageSet.ts'
import type { downloadsMessages } from '../messages/downloads.ts'

/** One place to get a wallet. */
export interface WalletLink {
  readonly icon: string
  readonly text: string
  readonly link: SafeLink
}

/** The links of a directory entry that are of use on this device and whose URLs are safe; each URL once. */
export function walletLinks(
  wallet: Wallet,
  message: FormatMessage<typeof downloadsMessages.english>,
): readonly WalletLink[] {
  const { isAndroid, isIos, isMobile } = readDevice()
  const candidates = [
    { icon: downloadIcon, text: message('chrome'), address: isMobile ? null : wallet.chrome_store },
    { icon: downloadIcon, text: message('appStore'), address: isAndroid ? null : wallet.app_store },
    { icon: downloadIcon, text: message('playStore'), address: isIos ? null : wallet.play_store },
    { icon: globeIcon, text: message('web'), address: wallet.webapp_link },
    { icon: globeIcon, text: message('homepage'), address: wallet.homepage },
  ]
  const links = candidates.flatMap(({ icon, text, address }) => {
    const link = safeLink(address)
    return link ? [{ icon, text, link }] : []
  })
  return links.filter(
    ({ link }, index) => links.findIndex((other) => other.link.href === link.href) === index,
  )
}
