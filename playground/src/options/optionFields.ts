import type { JsonValue } from '../kit/jsonObject.ts'

/** One option of `createAppKit` in the panel. */
export interface OptionField {
  /** Path inside the options, e.g. `features.legalCheckbox`. */
  path: string
  kind: 'boolean' | 'text' | 'json' | 'choice'
  choices?: readonly JsonValue[]
  /** Shown when it is not self-evident. */
  hint?: string
}

/** A group of options under one heading. */
export interface OptionGroup {
  title: string
  fields: readonly OptionField[]
}

const flags = (...paths: string[]): OptionField[] => paths.map((path) => ({ path, kind: 'boolean' }))
const texts = (...paths: string[]): OptionField[] => paths.map((path) => ({ path, kind: 'text' }))
const lists = (...paths: string[]): OptionField[] => paths.map((path) => ({ path, kind: 'json' }))

/** Every option that JSON can represent. `storage` and `adapters` are code and omitted. */
export const optionGroups: readonly OptionGroup[] = [
  {
    title: 'Project',
    fields: [
      ...texts('projectId', 'metadata.name', 'metadata.description', 'metadata.url'),
      ...lists('metadata.icons'),
      ...texts('termsConditionsUrl', 'privacyPolicyUrl'),
      ...flags('debug'),
      { path: 'logLevel', kind: 'choice', choices: ['trace', 'debug', 'info', 'warn', 'error', 'silent'] },
    ],
  },
  {
    title: 'Networks',
    fields: [
      { path: 'networks', kind: 'json', hint: 'Network objects; replaces the default two' },
      { path: 'defaultNetwork', kind: 'json', hint: 'One network object' },
      ...flags('enableNetworkSwitch', 'allowUnsupportedChain'),
      { path: 'customRpcUrls', kind: 'json', hint: '{"eip155:1":[{"url":"…"}]}' },
      { path: 'paymasters', kind: 'json', hint: '{"eip155:1":{"url":"…"}}' },
      ...lists('chainImages'),
    ],
  },
  {
    title: 'Sign-in',
    fields: [
      {
        path: 'siwx',
        kind: 'json',
        hint: 'true or "server": authSession(); "local": DefaultSIWX; false: off; {"linkAccounts":true}: options',
      },
      { path: 'siweConfig', kind: 'boolean', hint: 'The older plug-in; requires siwx to be off' },
    ],
  },
  {
    title: 'Wallets',
    fields: [
      ...flags('enableWallets', 'enableEIP6963', 'enableInjected', 'enableWalletGuide', 'showWallets'),
      ...flags('enableWalletConnect', 'basic', 'manualWCControl', 'experimental_preferUniversalLinks'),
      { path: 'connectors', kind: 'boolean', hint: 'A wallet whose requests the modal shows' },
      ...lists('universalProviderConfigOverride', 'defaultAccountTypes', 'tokens'),
      ...flags('enableCoinbase', 'enableBaseAccount'),
      { path: 'coinbasePreference', kind: 'choice', choices: ['all', 'smartWalletOnly', 'eoaOnly'] },
      { path: 'allWallets', kind: 'choice', choices: ['SHOW', 'HIDE', 'ONLY_MOBILE'] },
      ...lists(
        'includeWalletIds',
        'excludeWalletIds',
        'featuredWalletIds',
        'customWallets',
        'connectorImages',
      ),
    ],
  },
  {
    title: 'Features',
    fields: [
      ...flags('features.allWallets', 'features.analytics', 'features.email', 'features.history'),
      ...flags('features.onramp', 'features.receive', 'features.send', 'features.swaps'),
      ...flags('features.collapseWallets', 'features.legalCheckbox', 'features.smartSessions'),
      ...lists('features.socials', 'features.connectMethodsOrder'),
      ...lists('features.connectorTypeOrder', 'features.walletFeaturesOrder'),
    ],
  },
  {
    title: 'Look',
    fields: [
      { path: 'themeMode', kind: 'choice', choices: ['auto', 'dark', 'light'] },
      {
        path: 'locale',
        kind: 'choice',
        choices: ['en', 'ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'zh-CN'],
        hint: 'Default: the language of the page',
      },
      { path: 'direction', kind: 'choice', choices: ['ltr', 'rtl'] },
      ...texts('themeVariables.--w3m-accent', 'themeVariables.--w3m-color-mix'),
      ...lists('themeVariables.--w3m-color-mix-strength', 'themeVariables.--w3m-z-index'),
      ...texts('themeVariables.--w3m-font-family', 'themeVariables.--w3m-font-size-master'),
      ...texts('themeVariables.--w3m-border-radius-master', 'themeVariables.--w3m-qr-color'),
      { path: 'theme', kind: 'json', hint: 'A MUI theme: {"palette":{"primary":{"main":"#2e7d32"}}}' },
      { path: 'designTokens', kind: 'json', hint: '{"background":"#fffbe6","radius":0,"spacing":4}' },
      { path: 'slotProps', kind: 'json', hint: '{"row":{"sx":{"textTransform":"uppercase"}}}' },
    ],
  },
  {
    title: 'Running',
    fields: [
      { path: 'preload', kind: 'choice', choices: ['intent', 'idle'] },
      ...flags('enableEmbedded', 'disableAppend', 'enableReconnect', 'enableMobileFullScreen'),
      ...flags('enableAuthLogger'),
      { path: 'nonce', kind: 'text', hint: 'CSP nonce of style elements' },
      { path: 'onramp', kind: 'json', hint: '{"api":"buy","country":"US","subdivision":"NY"}' },
      { path: 'services.walletDirectory', kind: 'json', hint: 'A quoted base URL, or false' },
      ...lists(
        'services.dataService',
        'services.auth',
        'services.analytics',
        'services.frame',
        'services.relay',
      ),
    ],
  },
]
