import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { serviceParty } from '../../page/account/serviceParty.ts'
import type { KeeperLogin } from '../../page/login/createKeeperClient.ts'
import { fill } from '../../texts/fill.ts'
import { nameBrowser } from '../../texts/nameBrowser.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { formatDate } from '../formatDate.ts'
import { list, row, section } from './section.ts'

type Session = Overview['sessions'][number]

/** Apps that show the wallet, with the browsers that are logged in there. */
export function sessionsSection(dashboard: Dashboard, overview: Overview): HTMLElement {
  const { texts, language, parts, withLogin, refresh } = dashboard
  const error = createErrorLine()
  const others = overview.sessions.filter(({ isCurrent }) => !isCurrent)

  const nameOf = ({ hostOrigin }: Session) =>
    hostOrigin === undefined
      ? texts.unknownApp
      : hostOrigin === location.origin
        ? texts.thisDashboard
        : new URL(hostOrigin).host

  /** Ends sessions, and drops the shares of their browsers at both parties, so that what is left there signs nothing. */
  async function signOut(sessions: readonly Session[], login: KeeperLogin): Promise<void> {
    await parts.api.call('/sessions/end', { ids: sessions.map(({ id }) => id) })
    const kept = new Set(
      overview.sessions.filter((session) => !sessions.includes(session)).map(({ setId }) => setId),
    )
    const service = serviceParty(parts.api)
    for (const setId of new Set(sessions.map((session) => session.setId))) {
      if (setId === undefined || kept.has(setId)) continue
      await service.deleteSet(setId)
      await login.deleteSet(setId)
    }
    await refresh(texts.signedOut)
  }

  const rows = overview.sessions.map((session) => {
    const { usedAt, isCurrent } = session
    const browser = session.browser === undefined ? texts.unknownBrowser : nameBrowser(session.browser, texts)
    const details = [
      isCurrent ? `${browser} (${texts.thisBrowser})` : browser,
      fill(texts.lastUsed, { date: formatDate(language, usedAt) }),
    ]
    if (isCurrent) return row(nameOf(session), details)
    return row(
      nameOf(session),
      details,
      action({
        label: texts.signOut,
        ariaLabel: fill(texts.signOutOf, { app: nameOf(session), browser }),
        error,
        run: () => withLogin(overview, (login) => signOut([session], login)),
      }),
    )
  })
  return section(
    'sessions',
    { title: texts.sessionsTitle, text: texts.sessionsText },
    list(rows, texts.noOthers),
    others.length > 1
      ? action({
          label: texts.signOutAll,
          testId: 'sign-out-all',
          error,
          run: () => withLogin(overview, (login) => signOut(others, login)),
        })
      : undefined,
    error.node,
  )
}
