import { closeModal } from '@wallet-kit/sdk/actions'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { useStore } from '../kit/hooks/useStore.ts'
import { useKit } from '../kit/provider/useKit.ts'
import { AnnounceContext } from '../parts/AnnounceContext.ts'
import type { LoadAlerts } from './Alerts.tsx'
import { ConsentContext } from './ConsentContext.ts'
import { firstView } from './firstView.ts'
import { initialFocus } from './initialFocus.ts'
import { ModalCard } from './ModalCard.tsx'
import { Overlay } from './Overlay.tsx'
import { Painted } from './Painted.tsx'
import { Toaster, toastText } from './Toaster.tsx'
import { toastIsOver } from './toastIsOver.ts'
import { useDialog } from './useDialog.ts'
import { useHeightTransition } from './useHeightTransition.ts'
import { useIsWalletAsked } from './useIsWalletAsked.ts'
import { useLeavingView } from './useLeavingView.ts'
import { useLiveTexts } from './useLiveTexts.ts'
import { useToast } from './useToast.ts'
import { useViewFocus } from './useViewFocus.ts'
import { ViewMemoryContext } from './ViewMemoryContext.ts'
import { viewKey } from './viewKey.ts'
import { NextViews } from './views/NextViews.ts'
import { useShownView } from './views/useShownView.ts'
import type { ViewLoader } from './views/ViewLoader.ts'
import { ViewLoaderContext } from './views/ViewLoaderContext.ts'

export interface ModalProps {
  readonly element: HTMLElement
  readonly views: ViewLoader
  readonly loadAlerts: LoadAlerts
  /** Called once the first view is in the page. */
  readonly onReady: () => void
}

/** Overlay, card and toasts, and what makes them a modal dialog. Everything shown is state of the kit. */
export function Modal({ element, views, loadAlerts, onReady }: ModalProps) {
  const kit = useKit()
  const message = useMessages(shellMessages)
  const modal = useStore(kit.stores.modal)
  // The account decides which view is rendered ahead.
  useStore(kit.stores.connection)
  // Both end toasts that are about them.
  useStore(kit.stores.networks)
  useStore(kit.stores.signIn)
  const overlay = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [memory] = useState(() => new Map<string, unknown>())
  const [documents, agree] = useState('')
  const consent = useMemo(() => ({ documents, agree }), [documents])
  const [texts, announce] = useLiveTexts()
  const isEmbedded = kit.options.enableEmbedded
  const isVisible = modal.open || isEmbedded
  const entry = (modal.open ? modal.history.at(-1) : undefined) ?? firstView(kit)
  const leaving = useLeavingView({ isOpen: modal.open, entry, overlay })
  const shown = useShownView(views, leaving ?? entry)
  const key = viewKey(shown.entry)
  const isWalletAsked = useIsWalletAsked()
  const toast = useToast(useStore(kit.stores.notices).toast, (candidate) =>
    toastIsOver(candidate, kit.stores, isVisible ? shown.entry.view : undefined),
  )
  const notice = toast.toast && toastText(toast.toast, message)

  useEffect(onReady, [onReady])
  useEffect(() => {
    if (!modal.open) memory.clear()
  }, [modal.open, memory])
  useEffect(() => {
    if (notice) announce(notice)
  }, [notice, announce])
  const isClosing = leaving !== undefined
  useLayoutEffect(() => {
    // Only while it fades out: hidden it is out of reach anyway, and this would have the press compute all styles anew.
    if (overlay.current) overlay.current.inert = isClosing
  }, [isClosing])
  useHeightTransition(card, key, isVisible)
  useDialog({
    isOpen: modal.open && !isEmbedded,
    dialog: card,
    element,
    isWalletAsked,
    initialFocus: () => initialFocus(card.current, shown.definition),
  })
  useViewFocus({
    card,
    isOpen: isVisible,
    viewKey: key,
    depth: modal.history.length,
    direction: modal.direction,
  })

  function dismiss(): void {
    closeModal(kit)
    // Refused to close: the focus lands on the way out.
    if (kit.isOpen()) card.current?.querySelector<HTMLElement>('[data-way-out]')?.focus()
  }

  function pressBackdrop(event: MouseEvent): void {
    if (event.target !== event.currentTarget) return
    // The focus stays where it is when the backdrop is pressed.
    event.preventDefault()
    dismiss()
  }

  const content = (
    <ModalCard
      card={card}
      shown={shown}
      texts={texts}
      loadAlerts={loadAlerts}
      isVisible={isVisible}
      isClosing={isClosing}
      onDismiss={dismiss}
    />
  )
  return (
    <Painted isShown={isVisible || isClosing}>
      <NextViews loader={views} definition={shown.definition} />
      <AnnounceContext.Provider value={announce}>
        <ViewLoaderContext.Provider value={views}>
          <ViewMemoryContext.Provider value={memory}>
            <ConsentContext.Provider value={consent}>
              {isEmbedded ? (
                content
              ) : (
                <Overlay
                  ref={overlay}
                  data-open={modal.open}
                  data-testid={modal.open ? 'w3m-modal-overlay' : undefined}
                  onMouseDown={pressBackdrop}
                >
                  {content}
                </Overlay>
              )}
            </ConsentContext.Provider>
            <Toaster {...toast} speaks={!isVisible} />
          </ViewMemoryContext.Provider>
        </ViewLoaderContext.Provider>
      </AnnounceContext.Provider>
    </Painted>
  )
}
