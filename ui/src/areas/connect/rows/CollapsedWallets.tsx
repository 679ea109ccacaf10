import { openView } from '@wallet-kit/sdk/actions'
import { gridIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { ChoiceRow } from '../../../parts/Row/ChoiceRow.tsx'
import { RowText } from '../../../parts/Row/Row.tsx'
import { RowIcon } from '../../../parts/Row/RowIcon.tsx'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { connectMessages } from '../messages/connect.ts'

/** Opens the list of wallets in a view of its own. */
export function CollapsedWallets() {
  const kit = useKit()
  const message = useMessages(connectMessages)
  const prefetch = usePrefetchView('ConnectWallets')
  return (
    <ChoiceRow
      data-testid="w3m-collapse-wallets-button"
      {...prefetch}
      onClick={() => openView(kit, { view: 'ConnectWallets' })}
    >
      <RowIcon path={gridIcon} tone="accent" />
      <RowText>{message('collapsed')}</RowText>
    </ChoiceRow>
  )
}
