/** A link, or what unwanted tokens promise. */
const offer =
  /https?:|www\.|t\.me\/|\.(?:com|net|org|io|xyz|app|finance|info|site|top|club|vip|gift)\b|\b(?:claim|airdrop|visit|reward|voucher)/i

/** Whether a name carries a link or an offer, which an account is sent to lure its owner. */
export function looksLikeOffer(name: string): boolean {
  return offer.test(name)
}
