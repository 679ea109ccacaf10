import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `WalletReceive` view. */
export const walletReceiveMessages = plainMessages('walletReceive', {
  title: 'Receive',
  code: 'QR code with your address',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: 'Copying failed. Select the address and copy it manually.',
  warning: 'Send only tokens on {network} to this address. Those sent on other networks may be lost.',
})
