import { expect, it } from 'vitest'
import { isAuthorizedMethod } from './isAuthorizedMethod.ts'

it.each([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_grantPermissions',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])('%s asks the wallet’s user', (method) => {
  expect(isAuthorizedMethod(method)).toBe(true)
})

it.each([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_call',
  'eth_chainId',
  'eth_getBalance',
  'eth_sendRawTransaction',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_requestPermissions',
  // May revoke the very permission that is missing.
  'wallet_revokePermissions',
  'toString',
  undefined,
])('%s opens no prompt, or is the prompt itself', (method) => {
  expect(isAuthorizedMethod(method)).toBe(false)
})
