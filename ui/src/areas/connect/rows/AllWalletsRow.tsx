import { openView } from '@wallet-kit/sdk/actions'
import { gridIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { ChoiceRow } from '../../../parts/Row/ChoiceRow.tsx'
import { RowText } from '../../../parts/Row/Row.tsx'
import { RowIcon } from '../../../parts/Row/RowIcon.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { connectMessages } from '../messages/connect.ts'
import { roundCount } from './roundCount.ts'

export interface AllWalletsRowProps {
  /** Wallets in the directory; `undefined` while that is not known. */
  readonly count: number | undefined
}

/** Opens the whole directory. */
export function AllWalletsRow({ count }: AllWalletsRowProps) {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const prefetch = usePrefetchView('AllWallets')
  const text = count === undefined ? undefined : roundCount(count)
  return (
    <li>
      <ChoiceRow
        data-testid="all-wallets"
        {...prefetch}
        onClick={() => openView(kit, { view: 'AllWallets' })}
      >
        <RowIcon path={gridIcon} tone="accent" />
        <RowText>{message('allWallets')}</RowText>
        {text && (
          <Tag>
            <bdi dir="ltr" aria-hidden="true">
              {text}
            </bdi>
            <VisuallyHidden as="span">{message('allWalletsCount', { count: text })}</VisuallyHidden>
          </Tag>
        )}
      </ChoiceRow>
    </li>
  )
}
