/** Labels of the buttons in the host app: the only messages that are loaded with it. */
export const enButtons = {
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  retry: 'Failed to load. Try again',
} as const
