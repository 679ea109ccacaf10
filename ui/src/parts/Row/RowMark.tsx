import type { SocialProvider } from '@wallet-kit/sdk'
import { SocialMark } from '../SocialMark/SocialMark.tsx'
import { RowIconBox } from './RowIcon.tsx'

/** The mark of a social network in the place of a row's image. */
export function RowMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <RowIconBox aria-hidden="true" data-tone="mark">
      <SocialMark provider={provider} pixels={20} />
    </RowIconBox>
  )
}
