import type { Eip1193Provider } from './Eip1193Provider.ts'

/** Whether a value can at least be asked something. https://eips.ethereum.org/EIPS/eip-1193 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
  )
}
