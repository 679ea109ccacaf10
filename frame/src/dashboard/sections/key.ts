import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { element } from '../../page/element.ts'
import { fill } from '../../texts/fill.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { formatDate } from '../formatDate.ts'
import { importPhrase } from './importPhrase.ts'
import { section } from './section.ts'
import { showPhrase } from './showPhrase.ts'

/** The key: its export after a wait, and the import of another. */
export function keySection(dashboard: Dashboard, overview: Overview): HTMLElement {
  const { texts, language, parts, withLogin, refresh } = dashboard
  const error = createErrorLine()
  const { export: keyExport } = overview

  const start = action({
    label: texts.exportKey,
    testId: 'export',
    error,
    run: () =>
      withLogin(overview, async () => {
        await parts.api.call('/export/start')
        await refresh()
      }),
  })
  const cancel = action({
    label: texts.cancelExport,
    error,
    async run() {
      await parts.api.call('/export/cancel')
      await refresh(texts.exportCancelled)
    },
  })
  const show = action({
    label: texts.showKey,
    testId: 'show-phrase',
    error,
    run: () => withLogin(overview, () => showPhrase(dashboard, overview)),
  })
  const exporting = () => {
    if (!keyExport) return [start]
    const isReady = keyExport.readyAt <= Date.now()
    const text = isReady
      ? fill(texts.exportReady, { date: formatDate(language, keyExport.expiresAt) })
      : fill(texts.exportWaits, { date: formatDate(language, keyExport.readyAt) })
    // Shown as soon as the wait ends, while the page is open.
    if (!isReady) setTimeout(() => show.isConnected || void refresh(), keyExport.readyAt - Date.now() + 500)
    return [element('p', { role: 'status' }, text), ...(isReady ? [show] : []), cancel]
  }
  return section(
    'key',
    { title: texts.keyTitle, text: texts.keyText },
    element(
      'div',
      { className: 'actions' },
      ...exporting(),
      action({
        label: texts.importKey,
        testId: 'import',
        error,
        run: () => withLogin(overview, (login) => importPhrase(dashboard, login)),
      }),
    ),
    error.node,
  )
}
