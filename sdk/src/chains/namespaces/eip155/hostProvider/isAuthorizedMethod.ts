/** Methods that ask the wallet's user. Other methods are called in the background, where nothing may prompt. */
const authorizedMethods: ReadonlySet<string> = new Set([
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_grantPermissions',
  'wallet_prepareCalls',
  'wallet_requestExecutionPermissions',
  'wallet_sendCalls',
  'wallet_sendPreparedCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])

/** Whether a wallet that has forgotten the page may be asked for its accounts when it refuses this method. */
export function isAuthorizedMethod(method: unknown): boolean {
  return typeof method === 'string' && authorizedMethods.has(method)
}
