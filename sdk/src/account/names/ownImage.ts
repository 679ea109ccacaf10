import type { Services } from '../../foundation/options/OptionData.ts'

/**
 * An image URL chosen by third parties, if it is on one of the kit's own services: any other server
 * would learn who looks at which account. Else `null`.
 */
export function ownImage(
  services: Pick<Services, 'dataService' | 'nftService' | 'walletDirectory'>,
  address: string | null | undefined,
): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, protocol, href, username, password } = new URL(address)
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return null
  const own = [services.dataService, services.walletDirectory, services.nftService]
  return own.some((base) => base && URL.canParse(base) && new URL(base).origin === origin) ? href : null
}
