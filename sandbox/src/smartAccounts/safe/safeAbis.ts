import { parseAbi } from 'viem'

/** Of the Safe and its factory, as far as accounts use them. */
export const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'function enableModules(address[] modules)',
])

/** Of the Safe's 4337 module. The second function reverts with the call's own reason. */
export const safe4337ModuleAbi = parseAbi([
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
])

export const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
