import { toPairingLink } from '../../foundation/links/toPairingLink.ts'
import { readDevice } from '../../foundation/platform/readDevice.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { Connector } from '../connectors/Connector.ts'
import type { DirectoryContext } from './DirectoryContext.ts'
import { getMobileLink } from './getMobileLink.ts'
import type { ListedWallet } from './ListedWallet.ts'

/**
 * Ways to connect a wallet: its extension in this `browser`, its app on this `mobile` device or, by a `qrcode`, on
 * another one, its `web` or `desktop` app. `unsupported`: its extension is not installed.
 */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

export interface GetWalletPlatformsParameters {
  /** Default: any wallet, which scans a code. */
  readonly wallet?: ListedWallet | undefined
}

export interface GetWalletPlatformsReturnType {
  /** In the order in which they are offered. */
  readonly platforms: readonly WalletPlatform[]
  /** The connector of the extension, exactly where `browser` is one of the platforms. */
  readonly connectorId?: string
}

/**
 * Finds out where a wallet can be connected from here. Call it when reading a wallet, not before caching it: wallets may be
 * announced later.
 *
 * @example
 * const { platforms } = getWalletPlatforms(kit, { wallet })
 */
export function getWalletPlatforms(
  { _internal: { stores } }: KitHandle<DirectoryContext>,
  { wallet }: GetWalletPlatformsParameters,
): GetWalletPlatformsReturnType {
  if (!wallet) return { platforms: ['qrcode'] }
  const { isMobile } = readDevice()
  const connectorId = wallet.connectorId ?? findInjected(wallet, stores.connectors.getState().connectors)
  const isExtension = Boolean(wallet.rdns || wallet.injected?.length)
  const offers: readonly (readonly [WalletPlatform, unknown])[] = [
    ['browser', connectorId],
    isMobile ? ['mobile', getMobileLink(wallet, stores.options.getState())] : ['qrcode', wallet.mobile_link],
    ['web', isOpenable(wallet.webapp_link)],
    ['desktop', !isMobile && isOpenable(wallet.desktop_link)],
    // Browsers of phones have no extensions to install.
    ['unsupported', !connectorId && isExtension && !isMobile],
  ]
  const platforms = offers.filter(([, isOffered]) => isOffered).map(([platform]) => platform)
  return { platforms, ...(connectorId && { connectorId }) }
}

function isOpenable(link: string | null | undefined): boolean {
  return Boolean(link && toPairingLink(link, ''))
}

/** The wallet under the page's well-known global, where it has one of the flags that the directory knows of this one. */
function findInjected({ injected }: ListedWallet, connectors: readonly Connector[]): string | undefined {
  const flags = injected ?? []
  return connectors.find(
    ({ type, namespaces, getProvider }) =>
      type === 'INJECTED' &&
      flags.some(({ namespace, injected_id }) => {
        const name = namespaces.find((served) => !namespace || served === namespace)
        const provider = name && getProvider(name)
        return injected_id && provider && hasFlag(provider, injected_id)
      }),
  )?.id
}

function hasFlag(provider: object, flag: string): boolean {
  try {
    return flag in provider
  } catch {
    // A wallet of the page may be a proxy that throws.
    return false
  }
}
