import { defaultServices } from '../../foundation/options/defaultServices.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../namespaces/ChainsContext.ts'

/** A feature's part of a content security policy. */
export interface ContentSecurityRule {
  readonly feature: string
  /** Sources by directive, e.g. `connect-src`. */
  readonly sources: Readonly<Record<string, readonly string[]>>
}

/** The hosted relay's operator attests which page shows a code, in a frame. */
const attestation = 'https://verify.walletconnect.org'

/**
 * Lists the sources that a page's content security policy must allow, feature by feature, from the options and networks of
 * this kit. Beyond these, `script-src 'self'`, `style-src` with the `nonce` of the options, and
 * `require-trusted-types-for 'script'` are enough.
 *
 * @example
 * for (const { feature, sources } of getContentSecurityPolicy(kit)) console.log(feature, sources)
 */
export function getContentSecurityPolicy({
  _internal: { stores },
}: KitHandle<Pick<ChainsContext, 'stores'>>): readonly ContentSecurityRule[] {
  const {
    services,
    connectorImages = {},
    customWallets = [],
    metadata,
    tokens = {},
  } = stores.options.getState()
  const { requested } = stores.networks.getState()
  const images = [
    ...Object.values(connectorImages),
    ...customWallets.map(({ image_url }) => image_url),
    ...Object.values(tokens).map(({ image }) => image),
    ...requested.map(({ assets }) => assets?.imageUrl),
    ...(metadata?.icons ?? []),
  ]
  const nodes = [
    ...requested.flatMap(({ rpcUrls }) => rpcUrls.default?.http ?? []),
    services.rpcProxy && `${services.rpcProxy}/v1`,
  ]
  const hasAttestation = services.relay === defaultServices.relay
  const rules = [
    // Wallets in the page bring their icons along as data.
    rule('wallets in the browser', { 'img-src': ['data:'] }),
    rule('images of the options', { 'img-src': toSources(images) }),
    rule('wallet directory', {
      'connect-src': toSources([services.walletDirectory]),
      'img-src': toSources(originsOf([services.walletDirectory])),
    }),
    rule('names and avatars', {
      'connect-src': toSources([services.dataService]),
      'img-src': toSources(originsOf([services.dataService])),
    }),
    rule('NFTs', {
      'connect-src': toSources([services.nftService]),
      'img-src': toSources(originsOf([services.nftService ?? false])),
    }),
    rule('balances, read from the chain', { 'connect-src': toSources(nodes) }),
    rule('pairing with phones', {
      'connect-src': toSources([services.relay, hasAttestation && attestation]),
      'frame-src': hasAttestation ? [attestation] : [],
    }),
    rule('e-mail and social login', { 'frame-src': toSources(originsOf([services.frame])) }),
    rule('sign-in', { 'connect-src': toSources([services.auth]) }),
    rule('analytics', { 'connect-src': toSources([services.analytics]) }),
  ]
  return rules.filter(({ sources }) => Object.keys(sources).length > 0)
}

function rule(feature: string, sources: Readonly<Record<string, readonly string[]>>): ContentSecurityRule {
  return {
    feature,
    sources: Object.fromEntries(Object.entries(sources).filter(([, list]) => list.length > 0)),
  }
}

/** Images may be anywhere on a service's origin. */
function originsOf(addresses: readonly (string | false)[]): readonly string[] {
  return addresses.flatMap((address) => {
    if (address === false) return []
    return URL.canParse(address) ? new URL(address).origin : address
  })
}

/** Base of relative addresses where the pages of a policy are unknown: a name that no server has. */
const ownPage = 'https://page.invalid'

/** A host without the characters that the URL parser lets pass and policies read: wildcards, quotes and separators. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/

/**
 * Sources for addresses: the folder of a service, `'self'` for a relative address. Nothing for a missing one, and for one
 * that no source can express: it would allow something else, or end the directive.
 */
function toSources(addresses: readonly (string | false | null | undefined)[]): readonly string[] {
  const sources = addresses.flatMap((address) => {
    if (!address || !URL.canParse(address, ownPage)) return []
    const { protocol, origin, host, pathname: path } = new URL(address, ownPage)
    if (origin === ownPage) return "'self'"
    if (protocol === 'data:') return 'data:'
    const isSocket = protocol === 'ws:' || protocol === 'wss:'
    if (!(isSocket || protocol === 'http:' || protocol === 'https:') || !plainHost.test(host)) return []
    // An address without a scheme has the page's.
    const base = URL.canParse(address) ? `${protocol}//${host}` : host
    // Both characters separate policies.
    const pathname = path.replace(/[;,]/g, encodeURIComponent)
    return pathname === '/' ? base : [`${base}${pathname}`, `${base}${pathname.replace(/\/*$/, '/')}`]
  })
  return [...new Set(sources)]
}
