import { type DisplayName, toDisplayName } from '../../../../foundation/format/toDisplayName.ts'
import { isInlineImage } from '../../isInlineImage.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { isEip1193Provider } from '../isEip1193Provider.ts'

/** An announcement after inspection: copied strings and the announced object itself. */
export interface Announcement {
  readonly name: DisplayName
  readonly rdns: string
  readonly uuid: string
  readonly imageUrl?: string
  readonly provider: Eip1193Provider
}

/**
 * Reads the detail of an `eip6963:announceProvider` event. It may hold anything, getters that return something
 * else each time included, so each string is read once and copied.
 * https://eips.ethereum.org/EIPS/eip-6963
 *
 * @returns `undefined` when it is malformed; a bad icon alone only drops the icon.
 */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown }
    const { uuid, name, icon, rdns } = info
    if (![uuid, name, icon, rdns].every((value) => typeof value === 'string')) return undefined
    const displayName = toDisplayName(name as string)
    if (!displayName || !/^[\w.-]{1,128}$/.test(rdns as string) || !isUuid(uuid as string)) return undefined
    if (!isEip1193Provider(provider)) return undefined
    return {
      name: displayName,
      rdns: rdns as string,
      uuid: uuid as string,
      provider,
      ...(isInlineImage(icon as string) && { imageUrl: icon as string }),
    }
  } catch {
    // Not an object, or a getter that throws: malformed like the others.
    return undefined
  }
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
