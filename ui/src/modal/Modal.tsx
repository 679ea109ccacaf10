import type { ViewData } from '@wallet-kit/sdk'
import { closeModal } from '@wallet-kit/sdk/actions'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useKit } from '../provider/useKit.ts'
import { AlertBar } from './AlertBar.tsx'
import { AnnounceContext } from './AnnounceContext.ts'
import { Card } from './Card.tsx'
import { FailedView } from './FailedView.tsx'
import { firstView } from './firstView.ts'
import { Header } from './Header.tsx'
import { initialFocus } from './initialFocus.ts'
import { LiveRegions } from './LiveRegions.tsx'
import { ModalVisibleContext } from './ModalVisibleContext.ts'
import { Overlay } from './Overlay.tsx'
import { Refusal } from './Refusal.tsx'
import { Toaster, toastText } from './Toaster.tsx'
import { useDialog } from './useDialog.ts'
import { useIsWalletAsked } from './useIsWalletAsked.ts'
import { useLiveTexts } from './useLiveTexts.ts'
import { useShake } from './useShake.ts'
import { useToast } from './useToast.ts'
import { useViewFocus } from './useViewFocus.ts'
import { ViewBody } from './ViewBody.tsx'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import { ViewMemoryContext } from './ViewMemoryContext.ts'
import { viewKey } from './viewKey.ts'
import type { ViewLoader } from './views/createViewLoader.ts'
import { useShownView } from './views/useShownView.ts'
import { ViewDataContext } from './views/ViewDataContext.ts'

export interface ModalProps {
  readonly element: HTMLElement
  readonly views: ViewLoader
  /** Called once the first view is in the page. */
  readonly onReady: () => void
}

const noData: ViewData = {}

/** The dialog: overlay, card, header, view, and what speaks. Everything it shows is state of the kit. */
export function Modal({ element, views, onReady }: ModalProps) {
  const kit = useKit()
  const messages = useMessages()
  const modal = useStore(kit.stores.modal)
  // The account decides which view is rendered ahead.
  useStore(kit.stores.connection)
  const card = useRef<HTMLDivElement>(null)
  const [memory] = useState(() => new Map<string, unknown>())
  const titleId = useId()
  const [texts, announce] = useLiveTexts()
  const isEmbedded = kit.options.enableEmbedded
  const isVisible = modal.open || isEmbedded
  const wanted = (modal.open ? modal.history.at(-1) : undefined) ?? firstView(kit)
  const { entry, definition, hasFailed, isLeaving, retry } = useShownView(views, wanted)
  const key = viewKey(entry)
  const isShaking = useShake(modal.shake)
  const isWalletAsked = useIsWalletAsked()
  const shownToast = useToast(modal.toast)
  const words = shownToast.toast && toastText(shownToast.toast, messages)

  useEffect(onReady, [onReady])
  useEffect(() => {
    if (!modal.open) memory.clear()
  }, [modal.open, memory])
  useEffect(() => {
    if (words) announce(words)
  }, [words, announce])
  useDialog({
    isOpen: modal.open && !isEmbedded,
    dialog: card,
    element,
    isWalletAsked,
    initialFocus: () => initialFocus(card.current, definition),
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
    // Where closing is refused, the focus lands on the way out.
    if (kit.isOpen()) card.current?.querySelector<HTMLElement>('[data-way-out]')?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isEmbedded) return
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  }

  const place = isEmbedded ? 'page' : 'overlay'
  const content = (
    <Card
      ref={card}
      role={isEmbedded ? 'region' : 'dialog'}
      aria-modal={isEmbedded ? undefined : true}
      aria-labelledby={titleId}
      tabIndex={-1}
      lang={messages.locale}
      data-place={place}
      data-testid={isVisible ? 'w3m-modal-card' : undefined}
      {...(isShaking ? { shake: 'true' } : {})}
      onKeyDown={onKeyDown}
    >
      <AlertBar alert={modal.alert} />
      <ViewDataContext.Provider value={entry.data ?? noData}>
        <Header
          key={`header ${key}`}
          definition={definition}
          hasFailed={hasFailed}
          canGoBack={modal.open && modal.history.length > 1}
          isEmbedded={isEmbedded}
          titleId={titleId}
        />
        <ViewBody data-view-body data-view={entry.view} aria-busy={isLeaving || undefined}>
          <ViewErrorBoundary key={key}>
            {definition && <definition.Component />}
            {hasFailed && <FailedView onRetry={retry} />}
          </ViewErrorBoundary>
          <Refusal key={`refusal ${key}`} view={entry.view} count={modal.shake} />
        </ViewBody>
      </ViewDataContext.Provider>
      <LiveRegions {...texts} />
    </Card>
  )

  return (
    <ModalVisibleContext.Provider value={isVisible}>
      <AnnounceContext.Provider value={announce}>
        <ViewMemoryContext.Provider value={memory}>
          {isEmbedded ? (
            content
          ) : (
            <Overlay
              ref={(overlay: HTMLDivElement | null) => {
                if (overlay) overlay.inert = !modal.open
              }}
              data-open={modal.open}
              data-testid={modal.open ? 'w3m-modal-overlay' : undefined}
              onMouseDown={(event) => {
                if (event.target !== event.currentTarget) return
                // The focus stays where it is when the backdrop is pressed.
                event.preventDefault()
                dismiss()
              }}
            >
              {content}
            </Overlay>
          )}
          <Toaster {...shownToast} speaks={!isVisible} />
        </ViewMemoryContext.Provider>
      </AnnounceContext.Provider>
    </ModalVisibleContext.Provider>
  )
}
