export const messages = {
  title: 'Switch Address',
  text: 'Choose the account that {app} uses.',
  thisApp: 'this app',
  list: 'Accounts',
  switchTo: 'Switch to',
  active: 'Active',
  copy: 'Copy address of {account}',
  noBalance: 'Balance unavailable',
  showAll: 'Show all accounts',
  gone: 'Your wallet no longer shares this account. Share it in the wallet, then try again.',
} as const
