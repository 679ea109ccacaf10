import { element } from '../page/element.ts'
import { CancelledError } from './CancelledError.ts'

/** A line that tells screen readers what went wrong, empty at first. */
export interface ErrorLine {
  readonly node: HTMLElement
  show(message: string): void
  clear(): void
}

export function createErrorLine(): ErrorLine {
  const node = element('p', { className: 'error', role: 'alert' })
  return {
    node,
    show: (message) => node.replaceChildren(message),
    clear: () => node.replaceChildren(),
  }
}

export interface ActionParameters {
  readonly label: string
  /** Says more than the label where there are several with the same one. */
  readonly ariaLabel?: string
  readonly isPrimary?: boolean
  readonly isDangerous?: boolean
  readonly testId?: string
  readonly error: ErrorLine
  run(): Promise<void>
}

/** A button that runs something; until that ends, it does not run again. */
export function action(parameters: ActionParameters): HTMLButtonElement {
  const { label, ariaLabel, isPrimary = false, isDangerous = false, testId, error, run } = parameters
  const button = element(
    'button',
    {
      type: 'button',
      className: isPrimary ? 'primary' : isDangerous ? 'danger' : '',
      ...(ariaLabel !== undefined && { ariaLabel }),
      ...(testId !== undefined && { testId }),
    },
    label,
  )
  button.addEventListener('click', () => void guard(button, error, run))
  return button
}

/** A form with one field and a button. */
export function fieldForm(parameters: {
  readonly label: string
  readonly input: Partial<
    Pick<HTMLInputElement, 'type' | 'autocomplete' | 'inputMode' | 'maxLength' | 'value' | 'pattern'>
  >
  readonly submit: string
  readonly testId?: string
  readonly error: ErrorLine
  run(value: string): Promise<void>
}): HTMLFormElement {
  const { label, input: properties, submit, testId, error, run } = parameters
  const input = element('input', {
    ...properties,
    required: true,
    ...(testId !== undefined && { testId }),
  })
  const button = element('button', { type: 'submit', className: 'primary' }, submit)
  const form = element('form', {}, element('label', {}, element('span', {}, label), input), button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void guard(button, error, () => run(input.value.trim()))
  })
  return form
}

async function guard(button: HTMLButtonElement, error: ErrorLine, run: () => Promise<void>): Promise<void> {
  // Not `disabled`: the focus would be lost.
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  error.clear()
  try {
    await run()
  } catch (cause) {
    if (!(cause instanceof CancelledError)) error.show(cause instanceof Error ? cause.message : String(cause))
  } finally {
    button.ariaDisabled = 'false'
  }
}
