import type { SocialProvider } from '@wallet-kit/sdk'
import { type Device, readDevice } from '@wallet-kit/sdk/actions'

/** The networks that can be used where the page runs: some refuse the browser inside Telegram. */
export function usableSocials(
  socials: readonly SocialProvider[],
  device: Device = readDevice(),
  agent: string = navigator.userAgent,
): readonly SocialProvider[] {
  if (!device.isTelegram) return socials
  const refused = getRefused(device, agent)
  return socials.filter((name) => !refused.includes(name))
}

function getRefused({ isIos, isAndroid, isSafari }: Device, agent: string): readonly SocialProvider[] {
  if (isIos) return ['google']
  if (/macintosh/i.test(agent) && !isSafari) return ['x']
  return isAndroid ? ['facebook', 'x'] : []
}
