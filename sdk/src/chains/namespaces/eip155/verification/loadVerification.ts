/** Signatures, with secp256k1. */
export const loadVerification = () => import('./use.ts')
