import { element } from '../page/element.ts'
import { CancelledError } from './CancelledError.ts'
import { closeButton } from './closeButton.ts'
import { openDialog } from './openDialog.ts'

/** Warns of what cannot be undone; goes on only after a tick and a click. @throws CancelledError */
export async function confirmRisk(texts: {
  readonly title: string
  readonly warning: string
  readonly understood: string
  readonly go: string
  readonly cancel: string
}): Promise<void> {
  let isConfirmed = false
  const tick = element('input', { type: 'checkbox', testId: 'understood' })
  const go = element('button', { type: 'submit', className: 'danger' }, texts.go)
  tick.required = true
  const form = element(
    'form',
    {},
    element('label', { className: 'tick' }, tick, element('span', {}, texts.understood)),
    go,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isConfirmed = true
    dialog.close()
  })
  const dialog = openDialog(
    texts.title,
    element('p', { className: 'warning' }, texts.warning),
    form,
    closeButton(texts.cancel, () => dialog.close()),
  )
  await dialog.closed
  if (!isConfirmed) throw new CancelledError('Not confirmed')
}
