/** Lifetime of a quote, and of a price, in ms. */
export const quoteLife = 10_000
/** Lifetime of a built swap, in ms: the shown review is not older than this when the wallet is asked. */
export const reviewLife = 30_000
/** Slippage tolerance, in percent. */
export const defaultSlippage = 1
/** Units of gas that a swap uses, before it is built. */
export const usualGas = 150_000n
/** Units of gas that an approval uses. */
export const usualApprovalGas = 60_000n
/** Highest amount of an approval, an uint256: exchanges treat it as any amount. */
export const unlimitedAmount = 2n ** 256n - 1n
