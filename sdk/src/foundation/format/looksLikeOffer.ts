import { isAscii } from './isAscii.ts'

/** Ends of hosts that such names have carried, and those of the largest and cheapest zones. */
const zones =
  'app|art|bet|biz|bond|cash|cc|click|cloud|club|co|com|dev|eth\\.limo|exchange|finance|fun|fyi|gg|gift|global|icu|info|io|life|link|live|lol|ltd|me|money|name|net|network|one|online|org|page|pro|pw|ru|run|sbs|shop|site|space|store|tech|to|top|trade|tv|us|vip|website|win|world|ws|xyz|zip'

/** A link, or a promise of unwanted tokens. `letter`: a zone does not end before it. */
const createOffer = (letter: string, flags: string) =>
  new RegExp(
    `https?:|ipfs:|www\\.|t\\.me/|\\.(?:${zones})(?!${letter})|\\.xn--|\\b(?:claim|airdrop|visit|reward|voucher)`,
    flags,
  )
const offer = createOffer('[\\p{L}\\p{N}]', 'iu')
const asciiOffer = createOffer('[a-z0-9]', 'i')

/** Text that reads as a dot, besides the characters that NFKC makes one. */
const dots = /[\u3002\uff61\u30fb\u00b7\u2022\u06d4\u0701]|\[\.\]|\(\.\)|\s*\bdot\b\s*/giu
const asciiDots = /\[\.\]|\(\.\)|\s*\bdot\b\s*/gi

/** Letters of one script that pass for those of another. */
const mixed =
  /\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u

/**
 * Whether a name carries a link or an offer, which an account is sent to lure its owner, or has a word in which scripts are
 * mixed, so that it reads as another one.
 */
export function looksLikeOffer(name: string): boolean {
  // Most names: expressions with classes of Unicode take milliseconds to compile, while the first tokens wait for them.
  if (isAscii(name)) return asciiOffer.test(name.replace(asciiDots, '.'))
  const plain = name.normalize('NFKC').replace(dots, '.')
  return offer.test(plain) || plain.split(/[^\p{L}\p{N}\p{M}]+/u).some((word) => mixed.test(word))
}
