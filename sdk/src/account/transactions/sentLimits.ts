/** Maximum number of transactions that are kept, the newest. */
export const sentLimit = 99
/** Lifetime of an unconfirmed transaction across reloads, in ms: nodes have dropped it after a day. */
export const sentLife = 24 * 60 * 60_000
