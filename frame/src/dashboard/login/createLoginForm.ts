import { ApiError } from '../../page/createApi.ts'
import type { PageParts } from '../../page/createParts.ts'
import { element } from '../../page/element.ts'
import { fill } from '../../texts/fill.ts'
import { action, createErrorLine, fieldForm } from '../controls.ts'
import { providerName } from '../providerName.ts'
import type { Texts } from '../texts/en.ts'
import { openLoginWindow } from './openLoginWindow.ts'

export interface CreateLoginFormParameters {
  readonly parts: Pick<PageParts, 'logins'>
  readonly texts: Texts
  /** The address, where only that one will do. Undefined: any; null: none. */
  readonly email: string | null | undefined
  readonly providers: readonly string[]
  readonly hasPasskeys: boolean
  onDone(): Promise<void>
}

/** Of 30 seconds: as long as the link is valid. */
const linkWaits = 20

/** Ways to log in, at service and keeper. */
export function createLoginForm(parameters: CreateLoginFormParameters): HTMLElement {
  const { parts, texts, email, providers, hasPasskeys, onDone } = parameters
  const { logins } = parts
  const error = createErrorLine()
  const root = element('div', { className: 'login' })

  /** Replaces the form by a step of the login. */
  function show(...content: readonly Node[]): void {
    root.replaceChildren(...content, error.node)
    const first = content
      .filter((node) => node instanceof HTMLElement)
      .flatMap((node) => [
        ...(node.matches('input, [tabindex]') ? [node] : node.querySelectorAll<HTMLElement>('input')),
      ])
    first[0]?.focus()
  }

  async function finish(login: Promise<unknown>): Promise<void> {
    try {
      await login
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'PASSKEY_NEEDED')) throw cause
      showPasskey()
      return
    }
    await onDone()
  }

  async function logInByPasskey(): Promise<void> {
    const ask = await logins.preparePasskey()
    await ask()
  }

  function showPasskey(): void {
    show(
      element('p', { tabIndex: -1 }, texts.passkeyNeeded),
      action({
        label: texts.confirmWithPasskey,
        isPrimary: true,
        error,
        run: () => finish(logInByPasskey()),
      }),
    )
  }

  async function startEmail(address: string): Promise<void> {
    const { code = '' } = await logins.startEmail(address)
    const cancel = action({
      label: texts.cancel,
      error,
      run: async () => {
        logins.cancel()
        showStart()
      },
    })
    show(
      element(
        'p',
        { role: 'status', tabIndex: -1, testId: 'open-link' },
        fill(texts.openLink, { email: address, code }),
      ),
      cancel,
    )
    await logins.confirmDevice(linkWaits)
    show(
      fieldForm({
        label: fill(texts.code, { email: address }),
        input: { inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 6, pattern: '\\d{6}' },
        submit: texts.logIn,
        testId: 'code',
        error,
        run: (otp) => finish(logins.finishEmail(otp)),
      }),
      cancel,
    )
  }

  async function logInWith(provider: string): Promise<void> {
    const opened = openLoginWindow(texts.popupBlocked)
    try {
      const { uri } = await logins.startSocial(provider)
      await finish(logins.finishSocial(await opened.run(uri)))
    } finally {
      opened.close()
    }
  }

  function showStart(): void {
    const withEmail =
      email === null
        ? []
        : [
            fieldForm({
              label: texts.email,
              input: {
                type: 'email',
                autocomplete: 'email',
                maxLength: 254,
                ...(email !== undefined && { value: email, readOnly: true }),
              },
              submit: texts.continue,
              testId: 'email',
              error,
              run: (address) =>
                startEmail(address).catch((cause) => {
                  showStart()
                  throw cause
                }),
            }),
          ]
    const withProviders = providers.map((provider) =>
      action({
        label: fill(texts.continueWith, { provider: providerName(provider) }),
        testId: `provider-${provider}`,
        error,
        run: () => logInWith(provider),
      }),
    )
    const withPasskey = hasPasskeys
      ? [
          action({
            label: texts.passkeyLogin,
            testId: 'passkey-login',
            error,
            run: () => finish(logInByPasskey()),
          }),
        ]
      : []
    root.replaceChildren(...withEmail, ...withProviders, ...withPasskey, error.node)
  }

  showStart()
  return root
}
