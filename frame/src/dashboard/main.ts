import { openDevice } from '../keys/device/openDevice.ts'
import { createKeyWorker } from '../keys/worker/createKeyWorker.ts'
import { startWorker } from '../page/account/startWorker.ts'
import { createApi } from '../page/createApi.ts'
import { createParts } from '../page/createParts.ts'
import { element } from '../page/element.ts'
import type { KeeperLogin } from '../page/login/createKeeperClient.ts'
import { createDashboard } from './createDashboard.ts'
import type { DashboardConfig } from './DashboardConfig.ts'
import { en } from './texts/en.ts'

function start(root: HTMLElement): void {
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
    announceSession() {},
    onKeeperLogin(login) {
      keeperLogin.current = login
    },
  })
  root.replaceChildren(element('p', { role: 'status' }, en.loading))
  void createDashboard({ root, config, texts: en, language: 'en', parts, keeperLogin }).start()
}

const root = document.getElementById('dashboard')
if (root) start(root)
