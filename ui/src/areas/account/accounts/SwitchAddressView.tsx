import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { useKit } from '../../../kit/provider/useKit.ts'
import { keepWhole } from '../../../parts/keepWhole.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { switchAddressMessages } from '../messages/switchAddress.ts'
import { AccountList } from './AccountList.tsx'

/** Choose which of the shared accounts the host app uses. */
export function SwitchAddressView() {
  const message = useMessages(switchAddressMessages)
  const { metadata } = useStore(useKit().stores.options)
  const app = metadata?.name || message('thisApp')
  return (
    <Queries>
      <Lead text={keepWhole(message('text', { app }), app)} />
      <AccountList />
    </Queries>
  )
}
