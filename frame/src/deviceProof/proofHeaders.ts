/** Headers of a request that a device signed. */
export const proofHeaders = {
  publicKey: 'x-device-key',
  nonce: 'x-device-nonce',
  signature: 'x-device-signature',
} as const
