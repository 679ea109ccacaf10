/** Words of the buttons in the host's page: the only ones that are loaded with it. */
export const enButtons = {
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  retry: 'Could not load. Try again',
  account: 'Account {address}',
  unsupported: 'Switch Network',
} as const
