import type { Difference } from '../report/Difference.ts'

const page = 'guides/migrating/appkit.md'

export const otherFamilies: Difference = {
  title: 'Chain families other than EVM and Solana',
  instead: 'Their adapters and networks were taken out of the lists that are given to createAppKit.',
  page: `${page}#bitcoin-ton-tron-and-polkadot`,
}

export const authConnector: Difference = {
  title: 'authConnector of wagmi',
  instead: 'It was taken out of the connectors: e-mail and social logins are in the modal.',
  page: `${page}#authconnector`,
}

export const hostedSession: Difference = {
  title: 'ReownAuthentication',
  instead: 'Use authSession with a server of your own, or DefaultSIWX without one.',
  page: `${page}#reownauthentication`,
}

export const smartSessions: Difference = {
  title: 'Smart sessions',
  instead: 'A page cannot be granted to send without a question.',
  page: `${page}#smart-sessions`,
}

export const vue: Difference = {
  title: 'Vue',
  instead: 'Use createAppKit of @wallet-kit/react/elements with the custom elements.',
  page: `${page}#vue`,
}

export const controllers: Difference = {
  title: "AppKit's controllers and helpers",
  instead: 'Use the methods and stores of the instance that createAppKit returns.',
  page: `${page}#controllers-and-helpers`,
}

export const payments: Difference = {
  title: 'AppKit Pay',
  instead: 'Payments and deposits from exchanges are not offered.',
  page: `${page}#payments`,
}

export const universalConnector: Difference = {
  title: 'UniversalConnector and UniversalProvider',
  instead: 'Use createAppKit of @wallet-kit/sdk, which pairs wallets of EVM and Solana.',
  page: `${page}#universalconnector`,
}

export const provider: Difference = {
  title: 'AppKitProvider with options of its component',
  instead: 'Call createAppKit outside of components, and pass what it returns as kit.',
  page: `${page}#appkitprovider`,
}

export const unknownName: Difference = {
  title: "A name of AppKit's packages without a twin",
  instead: 'The import was left as it is, with its package.',
  page: `${page}#other-names`,
}

/** The difference of an import that has no home. */
export function differenceOf(module: string, name: string): Difference {
  if (/-adapter-(bitcoin|polkadot|ton|tron)$/.test(module)) return otherFamilies
  if (name === 'authConnector') return authConnector
  if (/^ReownAuthentication/.test(name)) return hostedSession
  if (module.includes('-experimental')) return smartSessions
  if (module.includes('-universal-connector')) return universalConnector
  if (module.includes('/vue')) return vue
  if (module.includes('-pay')) return payments
  if (/(Controller|Util|Helper)$/.test(name) || /-(controllers|utils|scaffold)/.test(module))
    return controllers
  return unknownName
}
