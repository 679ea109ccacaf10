import { createAppKit as createHeadlessAppKit, type OpenOptions } from '@wallet-kit/sdk'
import type { CreateAppKitOptions } from '../kit/instance/CreateAppKitOptions.ts'
import { createModalLoader } from '../kit/instance/createModalLoader.ts'
import { forgetAppKit, setAppKit } from '../kit/instance/lastAppKit.ts'
import { logFailure } from '../kit/instance/logFailure.ts'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { prepareModal } from './prepareModal.ts'

/**
 * Creates a kit with a modal and makes it the one that hooks and buttons use outside an `AppKitProvider`.
 * Call it once, outside components. On a server it only holds its state.
 *
 * The modal's code is fetched on intent (pointer over, focus on or touch of a button), or when the page is
 * idle with `preload: 'idle'` (never with Save-Data), and at the latest when the modal opens.
 *
 * @throws WalletKitError `NETWORKS_MISSING`, `SIGN_IN_OPTIONS_CONFLICT`
 * @example
 * const kit = createAppKit({ projectId: 'my-project', networks: [mainnet] })
 * root.render(<AppKitProvider kit={kit}><ConnectButton /></AppKitProvider>)
 */
export function createAppKit(options: CreateAppKitOptions): ReactAppKit {
  const headless = createHeadlessAppKit(options)
  const endHeadless = headless.destroy
  const openHeadless = headless.open
  const closeHeadless = headless.close
  // Two calls in the same tick, or a close while the code is loading: the last request applies.
  let requests = 0

  const loader = createModalLoader(() => prepareModal(kit))
  const kit: ReactAppKit = Object.assign(headless, {
    prepareModal: loader.load,
    async open(options?: OpenOptions) {
      requests += 1
      const own = requests
      await loader.load()
      if (own === requests) await openHeadless(options)
    },
    close() {
      requests += 1
      return closeHeadless()
    },
    destroy() {
      loader.unload()
      forgetAppKit(kit)
      endHeadless()
    },
  })
  setAppKit(kit)
  if (typeof window !== 'undefined') watchPage(kit)
  return kit
}

/** Other languages than English, and fetching the modal ahead. */
const loadPageUse = () => import('./use.ts')

/** Needs no end of its own: the stores of a destroyed kit do not change. */
function watchPage(kit: ReactAppKit): void {
  const report = (error: unknown) => logFailure('The modal', error)
  if (kit.options.preload === 'idle' || kit.options.enableEmbedded)
    loadPageUse().then((code) => code.preloadModal(kit, report), report)
  const { language, modal, options } = kit.stores
  const speak = () => {
    const locale = kit.options.locale ?? (document.documentElement.lang || 'en')
    if (!locale.startsWith(language.getState().locale))
      loadPageUse().then((code) => code.setLanguage(kit, locale), report)
  }
  speak()
  options.subscribe(speak)
  modal.subscribe(({ open }, previous) => {
    if (!open || previous.open) return
    // The kit itself opens the modal, too: for a pending signature, or an unsupported network.
    kit.prepareModal().catch((error) => {
      report(error)
      void kit.close()
    })
  })
}
