import type { SocialProvider } from '@wallet-kit/sdk'
import { type Device, readDevice } from '@wallet-kit/sdk/actions'

/** The ways that can be used where the page runs: some networks refuse the browser inside Telegram. */
export function usableSocials(
  socials: readonly SocialProvider[],
  device: Device = readDevice(),
  agent: string = navigator.userAgent,
): readonly SocialProvider[] {
  const refused = device.isTelegram ? getRefused(device, agent) : []
  const hasPasskeys = 'PublicKeyCredential' in globalThis
  return socials.filter((name) => !refused.includes(name) && (hasPasskeys || name !== 'passkey'))
}

function getRefused({ isIos, isAndroid, isSafari }: Device, agent: string): readonly SocialProvider[] {
  if (isIos) return ['google']
  if (/macintosh/i.test(agent) && !isSafari) return ['x']
  return isAndroid ? ['facebook', 'x'] : []
}
