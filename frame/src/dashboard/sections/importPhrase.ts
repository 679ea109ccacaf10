import { KeyError } from '../../keys/KeyError.ts'
import { element } from '../../page/element.ts'
import type { KeeperLogin } from '../../page/login/createKeeperClient.ts'
import { closeButton } from '../closeButton.ts'
import { confirmRisk } from '../confirmRisk.ts'
import { createErrorLine, fieldForm } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { openDialog } from '../openDialog.ts'

/** Warns that the present key is replaced, then takes the words of another. */
export async function importPhrase({ texts, parts, refresh }: Dashboard, login: KeeperLogin): Promise<void> {
  await confirmRisk({
    title: texts.importTitle,
    warning: texts.importWarning,
    understood: texts.importUnderstood,
    go: texts.continue,
    cancel: texts.cancel,
  })
  const error = createErrorLine()
  let isDone = false
  const dialog = openDialog(
    texts.importTitle,
    fieldForm({
      label: texts.importField,
      // Not remembered, corrected or sent anywhere by the browser.
      input: { type: 'password', autocomplete: 'off', maxLength: 400 },
      submit: texts.importDo,
      testId: 'import-phrase',
      error,
      async run(phrase) {
        await parts.account.replace(phrase, login).catch((cause: unknown) => {
          if (cause instanceof KeyError && cause.code === 'MNEMONIC_INVALID')
            throw new Error(texts.phraseInvalid, { cause })
          throw cause
        })
        isDone = true
        dialog.close()
      },
    }),
    error.node,
    element('p', { className: 'muted' }, texts.keyWarning),
    closeButton(texts.cancel, () => dialog.close()),
  )
  await dialog.closed
  if (isDone) await refresh(texts.imported)
}
