import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the list of accounts, in the views `SwitchAddress` and `Profile`. */
export const switchAddressMessages = plainMessages('switchAddress', {
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
})
