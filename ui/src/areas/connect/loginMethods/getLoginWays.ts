import type { AppKit, ChainNamespace, SocialProvider } from '@wallet-kit/sdk'
import { usableSocials } from './usableSocials.ts'

/** Ways to log in instead of connecting a wallet. */
export interface LoginWays {
  readonly hasEmail: boolean
  /** In the order of the host app, without those that cannot be used where the page runs. */
  readonly socials: readonly SocialProvider[]
}

/** @param namespace the chain family that the host app asks for. Default: any */
export function getLoginWays(
  { stores }: Pick<AppKit, 'stores'>,
  namespace?: ChainNamespace | undefined,
): LoginWays {
  const { email, socials } = stores.options.getState().features
  const hasLogin = stores.connectors
    .getState()
    .connectors.some(
      ({ type, namespaces }) =>
        type === 'AUTH' && (namespace ? namespaces.includes(namespace) : namespaces.length > 0),
    )
  return { hasEmail: hasLogin && email, socials: usableSocials((hasLogin && socials) || []) }
}
