import type { BundlePlan } from './BundlePlan.ts'

const constants = new Map([['@wallet-kit/clients/errors/constants', 'generated/errors/constants.ts']])

const clients: BundlePlan = {
  sources: '.',
  sourceMaps: false,
  parts: [],
  apart: [],
  copied: [],
  // Requests, validation and zod: code on demand that needs one of them soon needs the others. Schemas are no part of it:
  // bundlers keep each of a file of which one is used.
  familyOf(path) {
    // Not needed by the list of wallets, the first request.
    if (
      /^runtime\/(formats\/\w+|hexadecimal|validators\/(allOf|anyOf|keyCount|keyNames|mergeValues|stringFormats))$/.test(
        path,
      )
    )
      return 'rules'
    return /^runtime\/((validators|client)\/|query\/queryKey$|[^/]+$)/.test(path) ? 'runtime' : undefined
  },
}

const sdk: BundlePlan = {
  sources: 'src',
  sourceMaps: true,
  parts: [
    ['engine', ['kit/opening']],
    // Code that asks a wallet: fetched when one is about to be picked, or to be restored.
    ['accounts', ['kit/use', 'wallets/connectors/use']],
    ['signing', ['signIn/siwx/use']],
    // The secure frame and the logins in it.
    ['login', ['wallets/connectors/auth/use']],
  ],
  apart: [],
  copied: [
    'foundation/links/toAppLink',
    'foundation/links/toPairingLink',
    'foundation/platform/createJoiner',
    'foundation/platform/wait',
    // A file of its own would be one more for the modal to open with, where a host signs in.
    'signIn/siwx/recaps',
    'wallets/directory/getMobileLink',
  ],
  constants,
  copiedEarly: {
    modules: ['foundation/format/isAscii', 'foundation/format/toDisplayName'],
    users: 'chains/namespaces/eip155/discovery',
  },
  familyOf(path) {
    // Each would be a request of its own when the modal opens. With all of them comes what redacts: 2 kB to a host that
    // imports one.
    const small =
      /^(wallets\/connection\/(isSmartAccount|supportsAllNetworks|startLoad)|wallets\/connectors\/auth\/(authConnectorId|emailDelay)|foundation\/errors\/(isWalletKitError|redact(Context)?|warnRedacted)|foundation\/links\/to(App|Pairing)Link|foundation\/format\/(isAscii|toDisplayName)|foundation\/logins\/(Login|openLoginWindow|startedLogin|toSocialProvider)|chains\/namespaces\/(families\/isAccountAddress|nodes\/loadNodes|toAccountKey)|chains\/networks\/getNamespace|foundation\/options\/loadDeveloperUse|foundation\/platform\/(isDeveloperPage|raceSignal|readDevice|resolveOwnUrl)|foundation\/query\/(projectQuery|sdkVersion)|foundation\/stores\/kitState|foundation\/notices\/showToast|modal\/navigation\/replaceView|wallets\/directory\/(excludedWallets|loadDirectoryUse))$/
    if (small.test(path)) return 'small'
    // Shared by the code that asks wallets and by a host that asks them itself. Each would be a request of its own.
    const asking =
      /^(chains\/namespaces\/walletErrors\/(copyWalletError|isUserRejection|toWalletError)|chains\/networks\/toUnknownNetwork|foundation\/platform\/withTimeLimit|signIn\/siwx\/isSessionOf)$/
    if (asking.test(path)) return 'asking'
    // Each would be a request of its own with the first account.
    const shown =
      /^(account\/(details\/loadDetails|swapping\/canSwap)|chains\/namespaces\/swapNetworks|foundation\/format\/(formatNativeBalance|truncateAddress))$/
    if (shown.test(path)) return 'shown'
    // Each would be a request of its own with the first question to a wallet.
    if (/^chains\/(namespaces\/(askConnectedWallet|toQuestionKey)|networks\/getFamilyNetwork)$/.test(path))
      return 'questions'
    // For reads of the first view, without the query cache.
    const requests =
      /^(foundation\/query\/(getClientOptions|safeReplies|toServiceError)|wallets\/directory\/(client|firstWalletsReads|recentWallets|request|walletsReply))$/
    if (requests.test(path)) return 'requests'
    return /^foundation\/query\/(getQueryClient|retryRules)$/.test(path) ? 'query' : undefined
  },
}

const react: BundlePlan = {
  sources: 'src',
  sourceMaps: true,
  parts: [
    ['modal', ['app/opening']],
    // Requests, their validation and their cache: not needed by the first row.
    ['directory', ['areas/connect/directory/use']],
    // Fetched ahead once the modal is open; with code shared by the views of logins and of the account.
    [
      'connecting',
      [
        'areas/connect/connecting/use',
        'parts/Notice/ErrorNotice',
        'parts/useRevealed',
        'foundation/icons/icons?only=keyIcon',
        'foundation/icons/icons?only=mailIcon',
        'foundation/icons/icons?only=shieldIcon',
      ],
    ],
    // Fetched ahead where a wallet outside of this browser is likely to be picked.
    ['pairing', ['areas/connect/pairing/opening']],
    ['login', ['areas/login/use']],
    // Shared by all wallets and the account's lists, so that they do not wait for the account's code.
    [
      'lists',
      [
        'parts/SearchField/SearchField',
        'parts/WalletGrid/SkeletonGrid',
        'parts/WalletGrid/useColumns',
        'parts/WalletGrid/useEndReached',
        'parts/WalletGrid/useGridFocus',
        'parts/WalletGrid/withRow',
        'parts/useDebounced',
        'kit/hooks/useWallets',
        'kit/provider/Queries',
        'kit/provider/useInfiniteQuery',
      ],
    ],
    ['account', ['areas/account/use']],
    ['panels', ['areas/account/panels/use']],
    // Each is loaded when its first view opens, and never where its feature is off.
    ['sending', ['areas/send/use']],
    ['swapping', ['areas/swap/use']],
    ['buying', ['areas/buy/use']],
    ['small', ['app/use']],
    ['allWallets', ['areas/connect/allWallets/use']],
  ],
  shared: { from: 'account', name: 'accountParts' },
  // Loaded with the page, or by hooks.
  apart: ['kit/hooks/use', 'kit/hooks/account/use', 'page/use'],
  copied: ['kit/instance/savesData', 'kit/instance/whenIdle'],
  split: ['foundation/icons/icons'],
  constants,
  // MUI draws only inside the modal, under a theme of its own, so the host app's version of MUI does not matter. As
  // dependencies MUI and Emotion install 80 packages, among them Emotion's Babel plug-in. The theme to follow is in the
  // host app's own copy of Emotion.
  contained: { packages: /^@(mui|emotion)\//, except: ['page/mui/MuiAppKitProvider'] },
  familyOf: () => undefined,
}

/** The packages that hosts load in a browser, by folder. */
export const bundlePlans: ReadonlyMap<string, BundlePlan> = new Map([
  ['generated', clients],
  ['sdk', sdk],
  ['ui', react],
])
