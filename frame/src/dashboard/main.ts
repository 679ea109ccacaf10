import { openDevice } from '../keys/device/openDevice.ts'
import { createKeyWorker } from '../keys/worker/createKeyWorker.ts'
import { startWorker } from '../page/account/startWorker.ts'
import { createApi } from '../page/createApi.ts'
import { createParts } from '../page/createParts.ts'
import { element } from '../page/element.ts'
import type { KeeperLogin } from '../page/login/createKeeperClient.ts'
import { chooseLanguage } from '../texts/chooseLanguage.ts'
import { directionOf } from '../texts/languages.ts'
import { createDashboard } from './createDashboard.ts'
import type { DashboardConfig } from './DashboardConfig.ts'
import { en } from './texts/en.ts'
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
    announceSession() {},
    onKeeperLogin(login) {
      keeperLogin.current = login
    },
  })
  const { language, texts } = await readTexts()
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  root.replaceChildren(element('p', { role: 'status' }, texts.loading))
  await createDashboard({ root, config, texts, language, parts, keeperLogin }).start()
}

/** In the visitor's language, or in English where that fails to load. */
async function readTexts() {
  const language = chooseLanguage(navigator.languages)
  try {
    return { language, texts: await loadTexts(language) }
  } catch (error) {
    console.warn(`The texts in "${language}" could not be loaded`, error)
    return { language: 'en', texts: en } as const
  }
}

const root = document.getElementById('dashboard')
if (root) void start(root)
