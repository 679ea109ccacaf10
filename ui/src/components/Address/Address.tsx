import { truncateAddress } from '@wallet-kit/sdk/format'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

export interface AddressProps {
  readonly address: string
}

/** An address: short for the eye, whole and in groups of four for the ear, never translated or mirrored. */
export function Address({ address }: AddressProps) {
  return (
    <bdi dir="ltr" translate="no">
      <span aria-hidden="true">{truncateAddress(address)}</span>
      <VisuallyHidden as="span">{groupAddress(address)}</VisuallyHidden>
    </bdi>
  )
}

/** `0xabcd1234` as `0x abcd 1234`. */
export function groupAddress(address: string): string {
  const [, prefix = '', rest = ''] = /^(0x)?(.*)$/.exec(address) ?? []
  return [prefix, ...(rest.match(/.{1,4}/g) ?? [])].filter(Boolean).join(' ')
}
