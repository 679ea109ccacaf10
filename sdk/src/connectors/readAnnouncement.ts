import type { Connector } from './Connector.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { isEip1193Provider } from './isEip1193Provider.ts'

/** An announcement after inspection: copied texts and the announced object itself. */
export interface Announcement {
  readonly name: string
  readonly rdns: string
  readonly uuid: string
  readonly imageUrl?: NonNullable<Connector['imageUrl']>
  readonly provider: Eip1193Provider
}

/** Characters of a data URI. An icon is 96 px wide; more than 64 kB is a mistake or an attack. */
const maximumIconLength = 64 * 1024
const maximumNameLength = 64

/**
 * Reads the detail of an `eip6963:announceProvider` event. Anything may stand in it, getters that change
 * their mind included, so each text is read once and copied.
 * https://eips.ethereum.org/EIPS/eip-6963
 *
 * @returns `undefined` when it is malformed; a bad icon alone only drops the icon.
 */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown }
    const { uuid, name, icon, rdns } = info
    if (![uuid, name, icon, rdns].every((text) => typeof text === 'string')) return undefined
    const shownName = toShownName(name as string)
    if (!shownName || !/^[\w.-]{1,128}$/.test(rdns as string) || !isUuid(uuid as string)) return undefined
    if (!isEip1193Provider(provider)) return undefined
    return {
      name: shownName,
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

/** A remote image would tell its host who visits this page. */
function isInlineImage(icon: string): boolean {
  return icon.length <= maximumIconLength && /^data:image\/[\w.+-]+[;,]/i.test(icon)
}

/** Without control and invisible characters, which could reorder or hide text around the name. */
function toShownName(name: string): string {
  return name
    .slice(0, 4 * maximumNameLength)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, maximumNameLength)
}
