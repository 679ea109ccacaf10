import type { Difference } from '../report/Difference.ts'

const page = 'guides/migrating/onchainkit.md'

export const providerOption: Difference = {
  title: 'An option of OnchainKitProvider',
  instead: 'It was removed with the provider.',
  page: `${page}#options-of-the-provider`,
}

export const walletParts: Difference = {
  title: 'Parts of the wallet button, and its styles',
  instead: "The kit's own button and account view take their place.",
  page: `${page}#parts-of-the-wallet`,
}

export const client: Difference = {
  title: "A viem client of wagmi's configuration",
  instead: 'It was removed; transports are kept.',
  page: `${page}#client`,
}

export const configuration: Difference = {
  title: 'A wagmi configuration that is not a variable of its file',
  instead: 'Create a WagmiAdapter by hand, and the kit with it.',
  page: `${page}#configuration`,
}

export const otherComponents: Difference = {
  title: 'Components of OnchainKit besides the wallet',
  instead: 'They stay, with OnchainKitProvider and the package.',
  page: `${page}#other-components`,
}
