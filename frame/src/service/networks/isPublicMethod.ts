/**
 * Whether a public node offers the method. Development nodes also hold keys and let callers change the
 * chain's state; an app that relied on that would fail on a real network.
 */
export function isPublicMethod(method: string): boolean {
  return publicNamespaces.test(method) && !needsKeysOfNode.has(method)
}

const publicNamespaces = /^(?:eth|net|web3)_/

const needsKeysOfNode: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sendTransactionSync',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_mining',
])
