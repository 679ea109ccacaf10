import { element } from '../../page/element.ts'
import { fill } from '../../texts/fill.ts'
import { closeButton } from '../closeButton.ts'
import { createErrorLine, fieldForm } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { openDialog } from '../openDialog.ts'

const codeInput = {
  inputMode: 'numeric',
  autocomplete: 'one-time-code',
  maxLength: 6,
  pattern: '\\d{6}',
} as const

/** Asks for a new address, then for the code of the present one, then for that of the new one. */
export async function changeEmail({ texts, parts, forgetLogin, refresh }: Dashboard): Promise<void> {
  const { emailChange } = parts
  const error = createErrorLine()
  const steps = element('div', {})
  let changed: string | undefined

  const show = (form: HTMLFormElement) => {
    steps.replaceChildren(form)
    form.querySelector('input')?.focus()
  }
  const askCodeOfNew = (email: string) =>
    show(
      fieldForm({
        label: fill(texts.codeNew, { email }),
        input: codeInput,
        submit: texts.confirm,
        testId: 'code-new',
        error,
        async run(otp) {
          changed = (await emailChange.confirmNew(otp)).newEmail
          forgetLogin()
          dialog.close()
        },
      }),
    )
  const askCodeOfPresent = (email: string) =>
    show(
      fieldForm({
        label: texts.codePresent,
        input: codeInput,
        submit: texts.confirm,
        testId: 'code-present',
        error,
        async run(otp) {
          await emailChange.confirmPresent(otp)
          askCodeOfNew(email)
        },
      }),
    )

  const dialog = openDialog(
    texts.changeEmail,
    element('p', {}, texts.emailChangeText),
    steps,
    error.node,
    closeButton(texts.cancel, () => dialog.close()),
  )
  show(
    fieldForm({
      label: texts.newEmail,
      input: { type: 'email', autocomplete: 'email', maxLength: 254 },
      submit: texts.sendCodes,
      testId: 'new-email',
      error,
      async run(email) {
        await emailChange.start(email)
        askCodeOfPresent(email)
      },
    }),
  )
  await dialog.closed
  if (changed !== undefined) await refresh(fill(texts.emailChanged, { email: changed }))
}
