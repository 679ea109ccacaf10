export const messages = {
  title: 'Account',
  network: '<label>Network: </label><network>{name}</network><label>. Change</label>',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Copying failed. Select the address and copy it manually.',
  explorer: 'View on {name}',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  balance: 'Balance',
  balanceLoading: 'Loading balance',
  balanceFailed: 'Balance unavailable',
  connectedWith: 'Connected with {name}',
} as const
