import type { CaipNetworkId } from './Caip.ts'

/** Whether a value is a chain id: two parts of few characters. https://chainagnostic.org/CAIPs/caip-2 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}:[-\w]{1,32}$/.test(value)
}
