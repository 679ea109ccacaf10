import type { Overview } from '@wallet-kit/clients/frame-service/types'
import type { Status } from '../page/account/createAccount.ts'
import type { PageParts } from '../page/createParts.ts'
import { element } from '../page/element.ts'
import type { KeeperLogin } from '../page/login/createKeeperClient.ts'
import { fill } from '../texts/fill.ts'
import { action, createErrorLine } from './controls.ts'
import type { Dashboard } from './Dashboard.ts'
import type { DashboardConfig } from './DashboardConfig.ts'
import { askLogin } from './login/askLogin.ts'
import { createLoginForm } from './login/createLoginForm.ts'
import { addressesSection } from './sections/addresses.ts'
import { deletionSection } from './sections/deletion.ts'
import { keySection } from './sections/key.ts'
import { loginsSection } from './sections/logins.ts'
import { passkeysSection } from './sections/passkeys.ts'
import { permissionsSection } from './sections/permissions.ts'
import { focusedSection, focusSection } from './sections/section.ts'
import { sessionsSection } from './sections/sessions.ts'
import type { Texts } from './texts/en.ts'

export interface CreateDashboardParameters {
  readonly root: HTMLElement
  readonly config: DashboardConfig
  readonly texts: Texts
  readonly language: string
  readonly parts: PageParts
  /** The newest login at the keeper. */
  readonly keeperLogin: { current: KeeperLogin | undefined }
}

/** A login that ends within this time is not begun with. */
const spareMs = 60_000

/** The page on which users manage their account. */
export function createDashboard(parameters: CreateDashboardParameters): { start(): Promise<void> } {
  const { root, config, texts, language, parts, keeperLogin } = parameters
  const status = element('p', { role: 'status', className: 'status' })
  const main = element('div', {})
  root.replaceChildren(status, main)

  const dashboard: Dashboard = {
    ...{ config, texts, language, parts },
    async withLogin(overview, run) {
      const present = keeperLogin.current
      const isEnough = present && present.expiresAt > Date.now() + spareMs
      if (!isEnough || present.needsPasskey) {
        await askLogin({ ...{ parts, config, texts, overview } })
        const now = await readOverview()
        // Another account's change is not the one that was asked for.
        if (now.logins[0]?.id !== overview.logins[0]?.id) return show(texts.otherAccount)
      }
      const login = keeperLogin.current
      if (login) await run(login)
    },
    forgetLogin() {
      keeperLogin.current = undefined
    },
    refresh: show,
  }

  const readOverview = () => parts.api.call<Overview>('/overview')

  async function show(message?: string): Promise<void> {
    const { isConnected, addresses } = await parts.api.call<Status>('/status')
    const isHere = isConnected && addresses !== undefined && (await parts.account.isHere(addresses))
    const focused = focusedSection()
    if (isHere) await showAccount()
    else showLogin()
    if (focused !== undefined) focusSection(focused)
    status.replaceChildren(message ?? '')
  }

  function showLogin(): void {
    main.replaceChildren(
      element('h1', {}, texts.logInTitle),
      createLoginForm({
        ...{ parts, texts, email: undefined },
        providers: config.providers,
        hasPasskeys: config.hasPasskeys,
        onDone: () => show(),
      }),
    )
  }

  async function showAccount(): Promise<void> {
    const overview = await readOverview()
    const passkeys = config.hasPasskeys ? await parts.passkeys.list() : undefined
    const [first] = overview.logins
    const error = createErrorLine()
    const logOut = action({
      label: texts.logOut,
      error,
      async run() {
        await parts.api.call('/sign-out')
        dashboard.forgetLogin()
        await show()
      },
    })
    main.replaceChildren(
      element(
        'header',
        {},
        element('h1', {}, texts.title),
        element('p', {}, fill(texts.loggedInAs, { name: first?.name ?? first?.provider ?? '' })),
        logOut,
        error.node,
      ),
      addressesSection(dashboard, overview),
      loginsSection(dashboard, overview),
      ...(passkeys ? [passkeysSection(dashboard, overview, passkeys)] : []),
      sessionsSection(dashboard, overview),
      permissionsSection(dashboard, overview),
      keySection(dashboard, overview),
      deletionSection(dashboard, overview),
    )
  }

  return {
    async start() {
      try {
        await show()
      } catch (cause) {
        const error = createErrorLine()
        main.replaceChildren(
          element('h1', {}, texts.title),
          error.node,
          action({ label: texts.retry, error, run: () => show() }),
        )
        error.show(cause instanceof Error ? cause.message : String(cause))
      }
    },
  }
}
