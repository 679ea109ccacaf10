/** How long a balance is good, and how long nobody asks again after a failure, in ms. */
export const balanceLife = 30_000
