export const messages = {
  title: 'Receive',
  code: 'QR code with your address',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Copying failed. Select the address and copy it manually.',
  warning: 'Send only tokens on {network} to this address. Those sent on other networks may be lost.',
} as const
