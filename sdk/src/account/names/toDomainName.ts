import { type DisplayName, toDisplayName } from '../../foundation/format/toDisplayName.ts'

/** Longest domain name, in characters. */
const longestName = 255

/** Labels of lower-case letters and digits with single hyphens between them: normal by every rule, without a library. */
const plainName = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

/** A label that reads as an address: the name of one account would be taken for another account. */
const addressLabel = /(?:^|\.)0x[\da-f]{6}/

/** Whether a name may be shown as it is, by every rule. */
export function isPlainName(name: string): boolean {
  return name.length <= longestName && plainName.test(name) && !addressLabel.test(name)
}

/**
 * A name of an account as it may be shown: one that is normal by ENSIP-15, which refuses invisible characters and
 * scripts that are mixed to deceive; in punycode where a label mixes scripts that it allows together. A name that only
 * becomes normal by a change is another account's. https://docs.ens.domains/ensip/15
 *
 * @returns `null` for any other name: the address is shown instead
 */
export async function toDomainName(name: string): Promise<DisplayName | null> {
  if (name.length > longestName || addressLabel.test(name)) return null
  if (isPlainName(name)) return toDisplayName(name, longestName)
  const { normalizeName } = await import('./ensip15/use.ts')
  try {
    if (normalizeName(name) !== name) return null
    const shown = name.split('.').some(mixesScripts) ? toAscii(name) : name
    return shown ? toDisplayName(shown, longestName) : null
  } catch {
    // The library reports each breach of the standard with an error.
    return null
  }
}

/** Whether the letters of a label are of several scripts, of which ENSIP-15 allows some, such as Latin and Japanese. */
function mixesScripts(label: string): boolean {
  const scripts = [
    /\p{Script=Latin}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Cyrillic}/u,
    /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]/u,
  ]
  return scripts.filter((script) => script.test(label)).length > 1
}

/** Punycode, as the URL parser writes it (UTS 46). */
function toAscii(name: string): string | undefined {
  const address = `https://${name}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
