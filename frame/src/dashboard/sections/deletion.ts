import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { confirmRisk } from '../confirmRisk.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { section } from './section.ts'

/** Deletion of the account at both parties. */
export function deletionSection(dashboard: Dashboard, overview: Overview): HTMLElement {
  const { texts, parts, withLogin, forgetLogin, refresh } = dashboard
  const error = createErrorLine()
  return section(
    'deletion',
    { title: texts.deletionTitle, text: texts.deletionText },
    action({
      label: texts.deleteAccount,
      isDangerous: true,
      testId: 'delete',
      error,
      run: () =>
        withLogin(overview, async (login) => {
          await confirmRisk({
            title: texts.deletionTitle,
            warning: texts.deletionWarning,
            understood: texts.deletionUnderstood,
            go: texts.deleteDo,
            cancel: texts.cancel,
          })
          // The keeper first: the service, which still knows the user, is asked again after a failure.
          await parts.keeper.deleteAccount(login)
          forgetLogin()
          await parts.api.call('/account/delete')
          if (overview.addresses) await parts.account.forget(overview.addresses)
          await refresh(texts.deleted)
        }),
    }),
    error.node,
  )
}
