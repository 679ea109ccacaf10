/** Whether a wallet's answer has the form of a signature. Those of contract accounts are longer than 65 bytes. */
export function isSignature(answer: unknown): answer is string {
  return typeof answer === 'string' && /^0x[\da-f]{62,65536}$/i.test(answer)
}
