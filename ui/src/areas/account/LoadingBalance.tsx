import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { size } from '../../foundation/theme/size.ts'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { Headline } from './Headline.tsx'
import { accountMessages } from './messages/account.ts'

/** A bar in place of a sum that is being read. */
export function LoadingBalance() {
  const message = useMessages(accountMessages)
  return (
    <Headline>
      <VisuallyHidden as="span">{message('balanceLoading')}</VisuallyHidden>
      <Skeleton aria-hidden="true" style={{ inlineSize: size(120), blockSize: size(20) }} />
    </Headline>
  )
}
