import type { Difference } from '../report/Difference.ts'

const page = 'guides/migrating/wallet-adapter.md'

export const adapters: Difference = {
  title: 'Adapters of single wallets',
  instead: 'They were taken out of their lists: wallets of the Wallet Standard are found by themselves.',
  page: `${page}#adapters`,
}

export const unknownName: Difference = {
  title: 'A name of wallet-adapter without a twin',
  instead: 'The import was left as it is, with its package.',
  page: `${page}#other-names`,
}
