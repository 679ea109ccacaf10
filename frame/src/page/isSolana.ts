/** Networks are a number for EVM chains, else a CAIP-2 id. */
export function isSolana(chainId: number | string): chainId is string {
  return typeof chainId === 'string'
}
