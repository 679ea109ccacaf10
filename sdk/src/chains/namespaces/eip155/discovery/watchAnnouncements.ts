import { requestProviders } from 'mipd'
import type { FoundWallet } from '../../NamespaceTraits.ts'
import { readAnnouncement } from './readAnnouncement.ts'

/** Listens to wallets that announce themselves. https://eips.ethereum.org/EIPS/eip-6963 */
export function watchAnnouncements(onFound: (wallet: FoundWallet) => void): () => void {
  const stop = requestProviders((detail) => {
    const announcement = readAnnouncement(detail)
    if (!announcement) return
    const { rdns, uuid, ...wallet } = announcement
    onFound({ ...wallet, id: rdns, info: { rdns, uuid } })
  })
  return () => stop?.()
}
