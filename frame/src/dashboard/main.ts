import { openDevice } from '../keys/device/openDevice.ts'
import { createKeyWorker } from '../keys/worker/createKeyWorker.ts'
import { startWorker } from '../page/account/startWorker.ts'
import { createApi } from '../page/createApi.ts'
import { createParts } from '../page/createParts.ts'
import { element } from '../page/element.ts'
import type { KeeperLogin } from '../page/login/createKeeperClient.ts'
import { loadTexts as loadApprovalTexts } from '../page/texts/loadTexts.ts'
import { directionOf } from '../texts/languages.ts'
import { readTexts } from '../texts/readTexts.ts'
import { createDashboard } from './createDashboard.ts'
import type { DashboardConfig } from './DashboardConfig.ts'
import { loadTexts } from './texts/loadTexts.ts'

async function start(root: HTMLElement): Promise<void> {
  // Written by the page's own server.
  const config = JSON.parse(root.dataset.config ?? '') as DashboardConfig
  const keeperLogin: { current: KeeperLogin | undefined } = { current: undefined }
  const parts = createParts({
    config,
    hostOrigin: location.origin,
    api: createApi(),
    device: openDevice(),
    worker: createKeyWorker({ start: startWorker }),
    approvals: {
      ask: () => Promise.reject(new Error('Nothing is approved here')),
      drop() {},
    },
    readTexts: async () => (await readTexts(loadApprovalTexts)).texts,
    announceSession() {},
    onKeeperLogin(login) {
      keeperLogin.current = login
    },
  })
  const { language, texts } = await readTexts(loadTexts)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  root.replaceChildren(element('p', { role: 'status' }, texts.loading))
  await createDashboard({ root, config, texts, language, parts, keeperLogin }).start()
}

const root = document.getElementById('dashboard')
if (root) void start(root)
