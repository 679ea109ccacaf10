import { createAppKitOptionsSchema } from '@wallet-kit/clients/options/validators'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { toAppLink } from '../links/toAppLink.ts'
import { toPairingLink } from '../links/toPairingLink.ts'
import { getWindow } from '../platform/getWindow.ts'
import { ignoreErrors } from '../platform/ignoreErrors.ts'
import type { OptionData, Wallet } from './OptionData.ts'

export interface InvalidOption {
  /** E.g. `networks.0.rpcUrls.default.http`. */
  readonly path: string
  readonly reason: string
}

/** An address of the options, and what decides whether it may be used. */
type Address = readonly [path: string, address: unknown, isAllowed: (address: string) => boolean]

export interface CheckedOptions {
  /** A copy, read once, without undeclared properties. Absent where a type or a length is wrong. */
  readonly options?: OptionData
  readonly invalid: readonly InvalidOption[]
}

/** Compares options with their contract: types, lengths, and addresses that the kit would not use. Never throws. */
export function checkOptions(given: unknown): CheckedOptions {
  // Accessors and proxies may throw.
  const checked = ignoreErrors(() => validate(createAppKitOptionsSchema, given))
  if (!checked) return { invalid: [{ path: '', reason: 'cannot be read' }] }
  if (!checked.ok) return { invalid: checked.issues.map(({ path, message: reason }) => ({ path, reason })) }
  const options = checked.value as OptionData
  const invalid = addressesOf(options).flatMap(([path, address, isAllowed]) =>
    typeof address !== 'string' || isAllowed(address) ? [] : [{ path, reason: 'address is not allowed' }],
  )
  return { options, invalid }
}

function addressesOf({
  networks,
  defaultNetwork,
  customRpcUrls = {},
  paymasters = {},
  chainImages = {},
  connectorImages = {},
  tokens = {},
  services = {},
  metadata,
  customWallets = [],
  termsConditionsUrl,
  privacyPolicyUrl,
}: OptionData): readonly Address[] {
  const offered = [
    ...networks.map((network, index) => [`networks.${index}`, network] as const),
    ...(defaultNetwork ? ([['defaultNetwork', defaultNetwork]] as const) : []),
  ]
  return [
    ...offered.flatMap(([path, { rpcUrls, blockExplorers, assets }]): Address[] => [
      ...Object.entries(rpcUrls).flatMap(([name, urls]): Address[] =>
        (urls?.http ?? []).map((url, index) => [`${path}.rpcUrls.${name}.http.${index}`, url, isNode]),
      ),
      ...Object.entries(blockExplorers ?? {}).map(
        ([name, explorer]): Address => [`${path}.blockExplorers.${name}.url`, explorer?.url, isPage],
      ),
      [`${path}.assets.imageUrl`, assets?.imageUrl, isImage],
    ]),
    ...Object.entries(customRpcUrls).flatMap(([id, urls = []]): Address[] =>
      urls.map(({ url }, index) => [`customRpcUrls.${id}.${index}.url`, url, isNode]),
    ),
    ...Object.entries(paymasters).map(
      ([id, paymaster]): Address => [`paymasters.${id}.url`, paymaster?.url, isPaymaster],
    ),
    ...Object.entries(chainImages).map(([id, url]): Address => [`chainImages.${id}`, url, isImage]),
    ...Object.entries(connectorImages).map(([id, url]): Address => [`connectorImages.${id}`, url, isImage]),
    ...Object.entries(tokens).map(([id, token]): Address => [`tokens.${id}.image`, token?.image, isImage]),
    ...Object.entries(services).map(([name, url]): Address => [`services.${name}`, url, isService]),
    ['metadata.url', metadata?.url, isPage],
    ...(metadata?.icons ?? []).map((icon, index): Address => [`metadata.icons.${index}`, icon, isImage]),
    ['termsConditionsUrl', termsConditionsUrl, isPage],
    ['privacyPolicyUrl', privacyPolicyUrl, isPage],
    ...customWallets.flatMap((wallet, index) => addressesOfWallet(`customWallets.${index}`, wallet)),
  ]
}

function addressesOfWallet(path: string, wallet: Wallet): readonly Address[] {
  return [
    [`${path}.image_url`, wallet.image_url, isImage],
    [`${path}.homepage`, wallet.homepage, isPage],
    ...(['mobile_link', 'desktop_link', 'webapp_link', 'link_mode'] as const).map(
      (name): Address => [`${path}.${name}`, wallet[name], isApp],
    ),
    ...(['app_store', 'play_store', 'chrome_store'] as const).map(
      (name): Address => [`${path}.${name}`, wallet[name], isPage],
    ),
  ]
}

/** A URL of one of these schemes, as it reads: parsers drop and rewrite characters hidden in one. */
function hasScheme(address: string, schemes: RegExp, isCredentialed = false): boolean {
  if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(address)) return false
  const base = getWindow()?.location.href ?? 'http://localhost'
  const isRelative = /^\/(?!\/)/.test(address)
  if (!isRelative && !/^[a-z][a-z\d+.-]*:/i.test(address)) return false
  if (!URL.canParse(address, base)) return false
  const { protocol, username, password } = new URL(address, base)
  return schemes.test(protocol) && (isCredentialed || (!username && !password))
}

const isService = (address: string) => hasScheme(address, /^(?:https?|wss?):$/)
/** Wallets and their services ask it, too: nothing but this machine is asked without encryption. */
const isPaymaster = (address: string) =>
  hasScheme(address, /^https:$/) ||
  (hasScheme(address, /^http:$/) && /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i.test(address))
/** Credentials of a node are sent as a header. */
const isNode = (address: string) => hasScheme(address, /^(?:https?|wss?):$/, true)
const isPage = (address: string) => address === '' || hasScheme(address, /^https?:$/)
const isImage = (address: string) =>
  address === '' || /^data:image\/[\w.+-]+[;,]/i.test(address) || hasScheme(address, /^(?:https?|blob):$/)
const isApp = (address: string) =>
  address === '' || toAppLink(address) !== undefined || toPairingLink(address, 'wc:') !== undefined
