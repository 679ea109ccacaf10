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
  families: [
    // The modal opens with it. With all of them comes what redacts: 2 kB to a host that imports one.
    [
      'small',
      [
        'chains/namespaces/families/isAccountAddress',
        'chains/namespaces/nodes/loadNodes',
        'chains/namespaces/toAccountKey',
        'chains/networks/getNamespace',
        'foundation/errors/isWalletKitError',
        'foundation/errors/redact',
        'foundation/errors/redactContext',
        'foundation/errors/warnRedacted',
        'foundation/format/isAscii',
        'foundation/format/toDisplayName',
        'foundation/links/toAppLink',
        'foundation/links/toPairingLink',
        'foundation/logins/Login',
        'foundation/logins/openLoginWindow',
        'foundation/logins/startedLogin',
        'foundation/logins/toSocialProvider',
        'foundation/notices/showToast',
        'foundation/options/loadDeveloperUse',
        'foundation/platform/isDeveloperPage',
        'foundation/platform/raceSignal',
        'foundation/platform/readDevice',
        'foundation/platform/resolveOwnUrl',
        'foundation/query/projectQuery',
        'foundation/query/sdkVersion',
        'foundation/stores/kitState',
        'modal/navigation/replaceView',
        'wallets/connection/isSmartAccount',
        'wallets/connection/startLoad',
        'wallets/connection/supportsAllNetworks',
        'wallets/connectors/auth/authConnectorId',
        'wallets/connectors/auth/emailDelay',
        'wallets/directory/excludedWallets',
        'wallets/directory/loadDirectoryUse',
      ],
    ],
    // Shared by the code that asks wallets and by a host that asks them itself.
    [
      'asking',
      [
        'chains/namespaces/walletErrors/copyWalletError',
        'chains/namespaces/walletErrors/isUserRejection',
        'chains/namespaces/walletErrors/toWalletError',
        'chains/networks/toUnknownNetwork',
        'foundation/platform/withTimeLimit',
        'signIn/siwx/isSessionOf',
      ],
    ],
    // Loaded with the first account.
    [
      'shown',
      [
        'account/details/loadDetails',
        'account/swapping/canSwap',
        'chains/namespaces/swapNetworks',
        'foundation/format/formatNativeBalance',
        'foundation/format/truncateAddress',
      ],
    ],
    // Loaded with the first question to a wallet.
    [
      'questions',
      [
        'chains/namespaces/askConnectedWallet',
        'chains/namespaces/toQuestionKey',
        'chains/networks/getFamilyNetwork',
      ],
    ],
    // For reads of the first view, without the query cache.
    [
      'requests',
      [
        'foundation/query/getClientOptions',
        'foundation/query/safeReplies',
        'foundation/query/toServiceError',
        'wallets/directory/client',
        'wallets/directory/firstWalletsReads',
        'wallets/directory/recentWallets',
        'wallets/directory/request',
        'wallets/directory/walletsReply',
      ],
    ],
    ['query', ['foundation/query/getQueryClient', 'foundation/query/retryRules']],
  ],
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
}

/** The packages that hosts load in a browser, by folder. */
export const bundlePlans: ReadonlyMap<string, BundlePlan> = new Map([
  ['generated', clients],
  ['sdk', sdk],
  ['ui', react],
])
