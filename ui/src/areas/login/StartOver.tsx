import { goBack } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Footnote } from '../../parts/Footnote.tsx'
import { TextLink } from '../../parts/TextLink/TextLink.tsx'
import { loginMessages } from './messages/login.ts'

/** Back to the new address, whose change then begins anew. */
export function StartOver() {
  const kit = useKit()
  const message = useMessages(loginMessages)

  function startOver(): void {
    const { history } = kit.stores.modal.getState()
    // The code of the new address comes after that of the present one.
    const steps = history.length - 1 - history.findLastIndex(({ view }) => view === 'UpdateEmailWallet')
    for (let step = 0; step < Math.min(steps, 2); step += 1) goBack(kit)
  }

  return (
    <Footnote>
      <TextLink type="button" data-testid="w3m-email-start-over" onClick={startOver}>
        {message('startOver')}
      </TextLink>
    </Footnote>
  )
}
