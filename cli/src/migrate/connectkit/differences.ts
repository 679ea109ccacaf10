import type { Difference } from '../report/Difference.ts'

const page = 'guides/migrating/connectkit.md'

export const providerOption: Difference = {
  title: 'An option of ConnectKitProvider',
  instead: 'It was removed.',
  page: `${page}#options-of-the-provider`,
}

export const walletList: Difference = {
  title: 'A list of wallets of its own',
  instead: 'The modal lists installed wallets and those of the directory; featuredWalletIds picks some.',
  page: `${page}#wallet-lists`,
}

export const authentication: Difference = {
  title: 'Sign-in with SIWEProvider',
  instead: 'Pass siweConfig to createAppKit.',
  page: `${page}#sign-in`,
}

export const client: Difference = {
  title: "A viem client of wagmi's configuration",
  instead: 'It was removed; transports are kept.',
  page: `${page}#client`,
}

export const configuration: Difference = {
  title: 'A configuration that is not a variable of its file',
  instead: 'Create a WagmiAdapter by hand.',
  page: `${page}#configuration`,
}

export const unknownName: Difference = {
  title: 'A name of ConnectKit without a twin',
  instead: 'The import was left as it is, with its package.',
  page: `${page}#other-names`,
}
