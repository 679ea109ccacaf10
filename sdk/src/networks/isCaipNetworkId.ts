import type { CaipNetworkId } from './Caip.ts'

/** Whether a value has exactly two non-empty parts. https://chainagnostic.org/CAIPs/caip-2 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && /^[^:\s]+:[^:\s]+$/.test(value)
}
