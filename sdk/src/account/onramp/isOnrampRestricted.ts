/** Time zones of regions in which the providers do not sell. */
const restricted = new Set([
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
])

/**
 * Whether the browser's time zone is one of a region in which the providers do not sell. They check the region again.
 *
 * @example
 * if (isOnrampRestricted()) hideBuyButton()
 */
export function isOnrampRestricted(): boolean {
  return restricted.has(Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase())
}
