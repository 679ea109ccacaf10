import type { ChainNamespace, ListedWallet } from '@wallet-kit/sdk'
import { logIn, openView, readDevice, selectConnector } from '@wallet-kit/sdk/actions'
import { getQueryClient, matchConnectors, walletByIdQueryOptions } from '@wallet-kit/sdk/query'
import { logFailure } from '../instance/logFailure.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { getWalletFace } from './getWalletFace.ts'
import { openWallet } from './openWallet.ts'
import { walletIds } from './walletIds.ts'

/** Views at which the modal opens for a wallet: their code is loaded before. */
const installedViews = ['ConnectingExternal', 'ConnectingMultiChain'] as const
const loginViews = ['ConnectingSocial', 'EmailLogin'] as const
const otherViews = ['ConnectingWalletConnect', 'Downloads', 'AllWallets'] as const

export interface OpenWalletViewParameters {
  readonly wallet: string
  /** Default: all that the wallet serves; the visitor is asked where there are several. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Opens the modal at one wallet, and connects with it: with the one in this browser, else on the first platform that it
 * has. The list of wallets is behind it, and is what opens where the wallet is unknown or the visitor has to agree to
 * something first.
 */
export async function openWalletView(
  kit: ReactAppKit,
  { wallet, namespace }: OpenWalletViewParameters,
): Promise<void> {
  const { connector, login } = getWalletFace(kit, wallet)
  const isCode = wallet === 'walletConnect'
  const [listed] = await Promise.all([
    connector || login || isCode ? undefined : findListed(kit, wallet),
    kit.prepareModal(login ? loginViews : connector ? installedViews : otherViews),
  ])
  // In one tick with the wallet's own view, which is then the first one to be rendered.
  if (namespace) await kit.open({ view: 'Connect', namespace })
  else openView(kit, { view: 'Connect' })
  if (needsConsent(kit)) return
  if (login) {
    // Without logins, the list of wallets is shown.
    if (!kit.stores.connectors.getState().connectors.some(({ type }) => type === 'AUTH')) return
    if (login === 'email') return openView(kit, { view: 'EmailLogin' })
    return logIn(kit, { provider: login })
  }
  if (connector) {
    return selectConnector(kit, { connectorId: connector.id, ...(namespace && { namespaces: [namespace] }) })
  }
  const { connectors } = kit.stores.connectors.getState()
  // A phone cannot scan its own screen.
  if (isCode && readDevice().isMobile) return openView(kit, { view: 'AllWallets' })
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT')
  if (isCode && pairing) return selectConnector(kit, { connectorId: pairing.id })
  const [found] = matchConnectors(listed ? [listed] : [], connectors)
  if (found) openWallet(kit, found)
}

/** The entry of the host app, else of the directory, whose failure the list of wallets reports. */
async function findListed(kit: ReactAppKit, wallet: string): Promise<ListedWallet | undefined> {
  const { customWallets = [], services } = kit.options
  const custom = customWallets.find(({ id }) => id === wallet)
  if (custom || services.walletDirectory === false) return custom
  const ids: Readonly<Record<string, string>> = walletIds
  const id = Object.hasOwn(ids, wallet) ? (ids[wallet] ?? wallet) : wallet
  try {
    const { wallets } = await getQueryClient(kit).fetchQuery(walletByIdQueryOptions(kit, { id }))
    return wallets.find((listed) => listed.id === id)
  } catch (error) {
    void logFailure('The wallet', error)
    return undefined
  }
}

/** Whether the visitor has to agree to the host app's documents, which the list of wallets asks for. */
function needsConsent({ options }: ReactAppKit): boolean {
  const { features, termsConditionsUrl, privacyPolicyUrl } = options
  return features.legalCheckbox && Boolean(termsConditionsUrl || privacyPolicyUrl)
}
