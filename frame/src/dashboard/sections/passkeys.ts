import type { Overview, Passkeys } from '@wallet-kit/clients/frame-service/types'
import { element } from '../../page/element.ts'
import { fill } from '../../texts/fill.ts'
import { action, createErrorLine, fieldForm } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { formatDate } from '../formatDate.ts'
import { list, row, section } from './section.ts'

/** Passkeys of the account, and whether every login needs one. */
export function passkeysSection(
  dashboard: Dashboard,
  overview: Overview,
  { passkeys, isSecondFactor }: Passkeys,
): HTMLElement {
  const { texts, language, parts, withLogin, refresh } = dashboard
  const error = createErrorLine()
  const [first] = overview.logins

  const rows = passkeys.map(({ id, name, usedAt }) =>
    row(
      name,
      [
        usedAt === undefined
          ? texts.passkeyUnused
          : fill(texts.passkeyUsed, { date: formatDate(language, usedAt) }),
      ],
      action({
        label: texts.remove,
        ariaLabel: fill(texts.removePasskey, { name }),
        error,
        run: () =>
          withLogin(overview, async (login) => {
            await parts.passkeys.remove(id, login)
            await refresh(texts.passkeyRemoved)
          }),
      }),
    ),
  )
  const add = fieldForm({
    label: texts.passkeyName,
    input: { maxLength: 64, autocomplete: 'off' },
    submit: texts.addPasskey,
    testId: 'passkey-name',
    error,
    run: (name) =>
      withLogin(overview, async (login) => {
        await parts.passkeys.add({ name, userName: first?.name ?? name }, login)
        await refresh(texts.passkeyAdded)
      }),
  })
  // Switched off only: the frame in an app cannot ask for a passkey, so that its user could log in here alone.
  const secondFactor = isSecondFactor
    ? element(
        'div',
        { className: 'setting' },
        element('p', {}, texts.secondFactorOn),
        action({
          label: texts.switchSecondFactorOff,
          testId: 'second-factor',
          error,
          run: () =>
            withLogin(overview, async (login) => {
              await parts.passkeys.dropSecondFactor(login)
              await refresh(texts.secondFactorOff)
            }),
        }),
      )
    : undefined
  return section(
    'passkeys',
    { title: texts.passkeysTitle, text: texts.passkeysText },
    list(rows, texts.noPasskeys),
    secondFactor,
    add,
    error.node,
  )
}
