import { readDevice } from './readDevice.ts'

/**
 * Whether the page runs on a phone or tablet, where a wallet's app is opened instead of scanning a code. False on a
 * server.
 *
 * @example
 * if (isMobile()) openPairingLink(kit, { wallet, platform: 'mobile' })
 */
export function isMobile(): boolean {
  return readDevice().isMobile
}
