import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { element } from '../../page/element.ts'
import { closeButton } from '../closeButton.ts'
import { confirmRisk } from '../confirmRisk.ts'
import type { Dashboard } from '../Dashboard.ts'
import { openDialog } from '../openDialog.ts'

/** Warns, then shows the words until the dialog is closed. They are nowhere else than in it. */
export async function showPhrase(
  { texts, parts, refresh }: Dashboard,
  { addresses }: Overview,
): Promise<void> {
  if (!addresses) return
  await confirmRisk({
    title: texts.keyWarningTitle,
    warning: texts.keyWarning,
    understood: texts.keyUnderstood,
    go: texts.showKey,
    cancel: texts.cancel,
  })
  await parts.api.call('/export/finish')
  const words = (await parts.account.export(addresses)).split(' ')
  const dialog = openDialog(
    texts.keyShownTitle,
    element(
      'ol',
      { className: 'words', testId: 'phrase', dir: 'ltr', lang: 'en' },
      ...words.map((word) => element('li', {}, word)),
    ),
    element('p', { className: 'muted' }, texts.keyHidden),
    closeButton(texts.close, () => dialog.close()),
  )
  await dialog.closed
  dialog.node.replaceChildren()
  await refresh()
}
