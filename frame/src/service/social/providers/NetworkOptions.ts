import type { NetworkEndpoints } from '../../../profiles/networkEndpoints.ts'

/** An app that an operator has registered at a network, with `{frame}/callback` as its redirect address. */
export interface NetworkOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Id of the login, e.g. of a second GitHub. Default: the network's name. */
  readonly id?: string | undefined
  /** Addresses other than the network's own, e.g. of a GitHub Enterprise Server. */
  readonly endpoints?: Partial<NetworkEndpoints> | undefined
}

/** An app at a provider of OpenID Connect. */
export interface OidcNetworkOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Id of the login. Default: the network's name. */
  readonly id?: string | undefined
  /** Default: the network's. */
  readonly issuer?: string | undefined
}
