import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { element } from '../../page/element.ts'
import { fill } from '../../texts/fill.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { openLoginWindow } from '../login/openLoginWindow.ts'
import { loginName, providerName } from '../providerName.ts'
import { changeEmail } from './changeEmail.ts'
import { list, row, section } from './section.ts'

/** The account's logins: the one that it began with, and those that were added. */
export function loginsSection(dashboard: Dashboard, overview: Overview): HTMLElement {
  const { texts, config, parts, withLogin, refresh } = dashboard
  const error = createErrorLine()

  const rows = overview.logins.map(({ id, provider, name, isFirst, proof }) => {
    const title = loginName(provider, texts)
    const remove = action({
      label: texts.remove,
      ariaLabel: fill(texts.removeLogin, { provider: title }),
      error,
      run: () =>
        withLogin(overview, async (login) => {
          if (proof) await parts.keeper.removeIdentity(login, { ...proof, provider })
          await parts.api.call('/logins/remove', { id })
          await refresh(fill(texts.loginRemoved, { provider: title }))
        }),
    })
    const change = action({
      label: texts.changeEmail,
      testId: 'change-email',
      error,
      run: () => changeEmail(dashboard),
    })
    const actions = isFirst ? (provider === 'email' ? [change] : []) : [remove]
    return row(title, [name ?? '', isFirst ? texts.firstLogin : ''].filter(Boolean), ...actions)
  })

  const present = new Set(overview.logins.map(({ provider }) => provider))
  const additions = config.providers
    .filter((provider) => !present.has(provider))
    .map((provider) => {
      const title = providerName(provider)
      return action({
        label: fill(texts.addLogin, { provider: title }),
        testId: `add-${provider}`,
        error,
        run: () =>
          withLogin(overview, async (login) => {
            const opened = openLoginWindow(texts.popupBlocked)
            try {
              const { uri } = await parts.logins.startSocial(provider)
              await parts.logins.linkSocial(await opened.run(uri), login)
            } finally {
              opened.close()
            }
            await refresh(fill(texts.loginAdded, { provider: title }))
          }),
      })
    })

  return section(
    'logins',
    { title: texts.loginsTitle, text: texts.loginsText },
    list(rows, ''),
    additions.length > 0 ? element('div', { className: 'actions' }, ...additions) : undefined,
    error.node,
  )
}
