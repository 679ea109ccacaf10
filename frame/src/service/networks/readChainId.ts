import { FrameRefusal } from '../FrameRefusal.ts'

const solanaPattern = /^solana:[-_a-zA-Z0-9]{1,32}$/
const evmPattern = /^(?:eip155:)?([1-9]\d{0,15})$/

/** A network as the frame's messages name it: a number for EVM chains, else a CAIP-2 id. @throws FrameRefusal */
export function readChainId(value: unknown): number | string {
  const text = typeof value === 'number' || typeof value === 'string' ? `${value}` : ''
  const [, number] = evmPattern.exec(text) ?? []
  if (number !== undefined) return Number(number)
  if (solanaPattern.test(text)) return text
  throw new FrameRefusal('chainId must be a number or a CAIP-2 id.')
}

export function isSolana(chainId: number | string): chainId is string {
  return typeof chainId === 'string'
}
