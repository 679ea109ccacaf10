import { expect, it } from 'vitest'
import { viewTag } from './viewTag.ts'

it.each([
  ['Account', 'w3m-account-view'],
  ['SwitchActiveChain', 'w3m-switch-active-chain-view'],
  ['SwitchNetwork', 'w3m-network-switch-view'],
  ['ConnectingWalletConnectBasic', 'w3m-connecting-wc-basic-view'],
  ['SIWXSignMessage', 'w3m-siwx-sign-message-view'],
  ['OnRampProviders', 'w3m-onramp-providers-view'],
] as const)('names the tag of %s', (view, expected) => {
  expect(viewTag(view)).toBe(expected)
})
