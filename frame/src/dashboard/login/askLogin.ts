import type { Overview } from '@wallet-kit/clients/frame-service/types'
import type { PageParts } from '../../page/createParts.ts'
import { element } from '../../page/element.ts'
import { CancelledError } from '../CancelledError.ts'
import { action, createErrorLine } from '../controls.ts'
import type { DashboardConfig } from '../DashboardConfig.ts'
import { openDialog } from '../openDialog.ts'
import type { Texts } from '../texts/en.ts'
import { createLoginForm } from './createLoginForm.ts'

/** Asks for another login, in any of the account's own ways. @throws CancelledError */
export async function askLogin(parameters: {
  readonly parts: Pick<PageParts, 'logins'>
  readonly config: DashboardConfig
  readonly texts: Texts
  readonly overview: Overview
}): Promise<void> {
  const { parts, config, texts, overview } = parameters
  const own = new Set(overview.logins.map(({ provider }) => provider))
  let isDone = false
  const form = createLoginForm({
    parts,
    texts,
    email: own.has('email') && overview.email !== null ? overview.email : null,
    providers: config.providers.filter((provider) => own.has(provider)),
    hasPasskeys: config.hasPasskeys && !overview.needsPasskey,
    async onDone() {
      isDone = true
      dialog.close()
    },
  })
  const cancel = action({
    label: texts.cancel,
    error: createErrorLine(),
    run: async () => dialog.close(),
  })
  const dialog = openDialog(texts.logInAgainTitle, element('p', {}, texts.logInAgainReason), form, cancel)
  await dialog.closed
  if (isDone) return
  parts.logins.cancel()
  throw new CancelledError('The login was cancelled')
}
