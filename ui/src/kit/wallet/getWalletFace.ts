import type { AppKit, ConnectAttempt, Connector, SocialProvider } from '@wallet-kit/sdk'
import { getShownConnectors } from '@wallet-kit/sdk/actions'
import { socialNames } from '../../foundation/logins/socialNames.ts'
import { getNamedWallet } from './walletNames.ts'

/** A way to log in, by which a button can be named in place of a wallet. */
export type LoginName = SocialProvider | 'email'

/** Name and image of a wallet's button. Requests nothing from a service. */
export interface WalletFace {
  /** `undefined` for an id that only the directory knows. */
  readonly name: string | undefined
  /** Of the wallet itself or of the host app. */
  readonly imageUrl: string | undefined
  /** The wallet in this browser, exactly where the button connects that one. */
  readonly connector: Connector | undefined
  /** The button logs in, instead of connecting a wallet. */
  readonly login: LoginName | undefined
}

/**
 * @param wallet one of `walletNames`, a social network or `email`, the id or rdns of a wallet in this browser, or the id of one of `customWallets` or
 * of the directory
 * @param connectors those to look for it in; none before hydration has ended, as on the server
 */
export function getWalletFace(
  kit: AppKit,
  wallet: string,
  connectors: readonly Connector[] = getShownConnectors(kit),
): WalletFace {
  const { customWallets = [], connectorImages = {} } = kit.options
  const [known, knownRdns] = getNamedWallet(wallet) ?? []
  const login = getLoginName(wallet)
  const custom = customWallets.find(({ id }) => id === wallet)
  const rdns = [wallet, knownRdns, custom?.rdns]
  const own = connectors.filter(
    ({ id, type, info }) => type !== 'WALLET_CONNECT' && (id === wallet || rdns.includes(info?.rdns)),
  )
  // Of two wallets with one rdns, nothing says which is the one that the host app means.
  const connector = own.length === 1 ? own[0] : undefined
  return {
    // The name that a wallet gives itself comes last: any wallet may call itself anything.
    name: (login && loginNames[login]) ?? known ?? custom?.name ?? connector?.name,
    imageUrl: connectorImages[wallet] ?? connector?.imageUrl ?? custom?.image_url ?? undefined,
    connector,
    login,
  }
}

const loginNames: Readonly<Record<LoginName, string>> = { ...socialNames, email: 'Email' }

function getLoginName(wallet: string): LoginName | undefined {
  return Object.hasOwn(loginNames, wallet) ? (wallet as LoginName) : undefined
}

/** Test id of the button: AppKit's. */
export function walletButtonTestId({ connector, login }: Pick<WalletFace, 'connector' | 'login'>): string {
  const kind = login ? (login === 'email' ? '-email' : '-social') : connector ? '-external' : ''
  return `apkt-wallet-button${kind}`
}

/** Whether the pending attempt is the button's. */
export function isButtonAsked(
  attempt: ConnectAttempt,
  { connector, login }: Pick<WalletFace, 'connector' | 'login'>,
): boolean {
  if (attempt.status !== 'asking') return false
  if (!login) return attempt.connectorId === connector?.id
  return attempt.login?.type === 'social' ? attempt.login.provider === login : attempt.login?.type === login
}
