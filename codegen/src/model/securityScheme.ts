import type { JsonObject } from './json.ts'
import type { Place } from './place.ts'

/** Way for a caller to authenticate. Operations name the schemes they accept in `security`. */
export type SecurityScheme =
  | ApiKeyScheme
  | HttpAuthScheme
  | OAuthScheme
  | OpenIdConnectScheme
  | MutualTlsScheme

export interface SecuritySchemeFacts {
  /** Name in the contract, any characters. */
  readonly name: string
  /** Camel-case identifier, unique among the schemes of the service. */
  readonly camelName: string
  readonly description?: string
  readonly deprecated: boolean
  readonly extensions: JsonObject
  readonly place: Place
}

/** A secret under a name of its own. */
export interface ApiKeyScheme extends SecuritySchemeFacts {
  readonly kind: 'apiKey'
  readonly in: 'header' | 'query' | 'cookie'
  /** Name of the header, query parameter or cookie. */
  readonly parameter: string
}

/** The `Authorization` header of HTTP. */
export interface HttpAuthScheme extends SecuritySchemeFacts {
  readonly kind: 'http'
  /** Lower case: `basic`, `bearer`, or another registered scheme such as `digest`. */
  readonly scheme: string
  readonly bearerFormat?: string
}

/** OAuth 2: a bearer token is sent; the host obtains it. */
export interface OAuthScheme extends SecuritySchemeFacts {
  readonly kind: 'oauth2'
  readonly flows: readonly OAuthFlow[]
}

export interface OAuthFlow {
  readonly grant: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization'
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  /** Scope → permission, in words. */
  readonly scopes: Readonly<Record<string, string>>
}

/** OpenID Connect: a bearer token is sent. */
export interface OpenIdConnectScheme extends SecuritySchemeFacts {
  readonly kind: 'openIdConnect'
  /** Address of the discovery document. */
  readonly url: string
}

/** A client certificate: nothing that code in a browser sends. */
export interface MutualTlsScheme extends SecuritySchemeFacts {
  readonly kind: 'mutualTLS'
}
