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
  // A second factor needs a first: an account that began with a passkey has none.
  const canSwitch = isSecondFactor || (first?.provider !== 'passkey' && passkeys.length > 0)
  const secondFactor = canSwitch
    ? element(
        'div',
        { className: 'setting' },
        element('p', {}, isSecondFactor ? texts.secondFactorOn : texts.secondFactorOff),
        action({
          label: isSecondFactor ? texts.switchSecondFactorOff : texts.switchSecondFactorOn,
          testId: 'second-factor',
          error,
          run: () =>
            withLogin(overview, async (login) => {
              await parts.passkeys.setSecondFactor(!isSecondFactor, login)
              await refresh(isSecondFactor ? texts.secondFactorOff : texts.secondFactorOn)
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
