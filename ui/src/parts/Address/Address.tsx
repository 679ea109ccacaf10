import { truncateAddress } from '@wallet-kit/sdk/format'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { groupAddress } from './groupAddress.ts'

export interface AddressProps {
  readonly address: string
}

/** An address: truncated visually, whole and in groups of four for screen readers, never translated or mirrored. */
export function Address({ address }: AddressProps) {
  return (
    <bdi dir="ltr" translate="no" style={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden="true">{truncateAddress(address)}</span>
      <VisuallyHidden as="span">{groupAddress(address)}</VisuallyHidden>
    </bdi>
  )
}
