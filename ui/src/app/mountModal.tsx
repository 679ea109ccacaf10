import { prepareConnect } from '@wallet-kit/sdk/actions'
import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../foundation/styles/sheet.ts'
import type { MountedModal } from '../kit/instance/MountedModal.ts'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { loadHostLook } from '../kit/look/useHostLook.ts'
import { firstView } from '../shell/firstView.ts'
import { Modal } from '../shell/Modal.tsx'
import { ModalProviders } from '../shell/ModalProviders.tsx'
import { placeElement } from '../shell/page/placeElement.ts'
import { watchPageLanguage } from '../shell/page/watchPageLanguage.ts'
import { watchTextScale } from '../shell/page/watchTextScale.ts'
import { createViewLoader } from './createViewLoader.ts'
import { type LanguageLoaders, languages } from './languages/languages.ts'
import { watchCatalog } from './languages/watchCatalog.ts'
import { loadSmallParts } from './viewRegistry.ts'

/**
 * Puts the modal into the page, in a shadow root of its own, and renders the view that would open first,
 * hidden. The entry of the modal's chunk.
 *
 * @throws Error when the host app places the element itself and has not
 */
export async function mountModal(
  kit: ReactAppKit,
  loaders: LanguageLoaders = languages,
): Promise<MountedModal> {
  let show = () => {}
  const messages = watchCatalog(kit, () => show(), loaders)
  const views = createViewLoader({
    // So that a wallet is asked without a delay once it or its network is picked; a failure shows there.
    alongside: (name) =>
      /^(?:Connecting|Email)|Network|Chain/.test(name) ? prepareConnect(kit).catch(() => {}) : undefined,
  })
  const first = kit.isOpen() ? kit.stores.modal.getState().view : firstView(kit).view
  // Ahead of the first render. When it fails, the modal itself shows that and offers to try again.
  await Promise.all([
    messages.ready,
    views.load(first).catch(() => {}),
    // Code that finds wallets and navigates; the modal reports its failure.
    kit._internal.loadNavigation().catch(() => {}),
    // Without it the modal opens in the kit's own look; that it is missing is reported when it is rendered.
    loadHostLook(kit).catch(() => {}),
  ])
  const { element, shadow, remove } = placeElement(kit.options, document, kit._internal.isLikeAppKit)
  const scope = document.createElement('div')
  shadow.append(scope)
  adoptStyles(shadow)
  const root = createRoot(scope)
  const stopScale = watchTextScale(shadow, scope)
  // The kit reads the language of the page whenever its options change.
  const stopLanguage = watchPageLanguage(document, () => kit.updateOptions({}))

  let unmounted = () => {}
  const ready = new Promise<void>((resolve) => {
    // A caller that waits for a modal that is unmounted early must not wait indefinitely.
    unmounted = resolve
    show = () =>
      root.render(
        <ModalProviders kit={kit} messages={messages.get()}>
          <Modal element={element} views={views} loadAlerts={loadSmallParts} onReady={resolve} />
        </ModalProviders>,
      )
    show()
  })

  return {
    ready,
    async loadViews(names) {
      await Promise.allSettled(names.map((name) => views.load(name)))
    },
    unmount() {
      stopScale()
      stopLanguage()
      messages.stop()
      root.unmount()
      remove()
      unmounted()
    },
  }
}
