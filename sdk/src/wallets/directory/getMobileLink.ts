import { toPairingLink } from '../../foundation/links/toPairingLink.ts'
import type { Wallet } from '../../foundation/options/OptionData.ts'
import type { ResolvedOptions } from '../../foundation/options/ResolvedOptions.ts'

/**
 * The link that opens a wallet's app on this device: its universal one (`link_mode`) where the host app prefers those
 * (`experimental_preferUniversalLinks`) and the wallet has one that may be opened, else its `mobile_link`.
 */
export function getMobileLink(
  { link_mode, mobile_link }: Pick<Wallet, 'link_mode' | 'mobile_link'>,
  { experimental_preferUniversalLinks }: ResolvedOptions,
): string | undefined {
  const universal = experimental_preferUniversalLinks ? [link_mode] : []
  const links = [...universal.filter((link) => link?.startsWith('https:')), mobile_link]
  return links.find((link) => link && toPairingLink(link, '')) ?? undefined
}
