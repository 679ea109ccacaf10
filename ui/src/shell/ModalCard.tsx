import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import { useMessageCatalog } from '../foundation/messages/MessagesContext.ts'
import { useStore } from '../kit/hooks/useStore.ts'
import { useKit } from '../kit/provider/useKit.ts'
import { AppKitTag } from '../parts/AppKitTag/AppKitTag.tsx'
import { viewTag } from '../parts/AppKitTag/viewTag.ts'
import { Alerts, type LoadAlerts } from './Alerts.tsx'
import { Card } from './Card.tsx'
import { FailedView } from './FailedView.tsx'
import { Header } from './Header.tsx'
import { LiveRegions, type LiveTexts } from './LiveRegions.tsx'
import { LegalGate } from './legal/LegalGate.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Refusal } from './Refusal.tsx'
import { ResultTitleContext } from './ResultTitleContext.ts'
import { useShake } from './useShake.ts'
import { ViewBody } from './ViewBody.tsx'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import { viewKey } from './viewKey.ts'
import type { ShownView } from './views/useShownView.ts'
import { ViewEntryContext } from './views/ViewEntryContext.ts'

export interface ModalCardProps {
  readonly card: RefObject<HTMLDivElement | null>
  readonly shown: ShownView
  readonly texts: LiveTexts
  readonly loadAlerts: LoadAlerts
  readonly isVisible: boolean
  /** Closed, and still seen. */
  readonly isClosing: boolean
  readonly onDismiss: () => void
}

/** The dialog itself: title, view, and what speaks. In an embedded modal it is a region of the page. */
export function ModalCard({
  card,
  shown,
  texts,
  loadAlerts,
  isVisible,
  isClosing,
  onDismiss,
}: ModalCardProps) {
  const kit = useKit()
  const { locale } = useMessageCatalog()
  const modal = useStore(kit.stores.modal)
  const notices = useStore(kit.stores.notices)
  const isShaking = useShake(modal.shake)
  const titleId = useId()
  const [resultTitle, setResultTitle] = useState<string>()
  const isEmbedded = kit.options.enableEmbedded
  const { entry, definition, hasFailed, isLeaving, retry } = shown
  const key = viewKey(entry)
  // The same element again is not rendered again: a click that only shows what is there stays cheap.
  const view = useMemo(() => {
    if (!definition) return undefined
    const { Component, consent } = definition
    return consent ? (
      <LegalGate consent={consent}>
        <Component />
      </LegalGate>
    ) : (
      <Component />
    )
  }, [definition])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isEmbedded) return
    event.preventDefault()
    event.stopPropagation()
    onDismiss()
  }

  return (
    <Card
      ref={card}
      role={isEmbedded ? 'region' : 'dialog'}
      aria-modal={isEmbedded ? undefined : true}
      aria-labelledby={titleId}
      tabIndex={-1}
      lang={locale}
      data-place={isEmbedded ? 'page' : 'overlay'}
      data-full-screen={kit.options.enableMobileFullScreen || undefined}
      data-testid={isVisible ? 'w3m-modal-card' : undefined}
      {...(isShaking ? { shake: 'true' } : {})}
      onKeyDown={onKeyDown}
    >
      <Alerts alert={notices.alert} load={loadAlerts} />
      <ViewEntryContext.Provider value={entry}>
        <Header
          key={`header ${key}`}
          definition={definition}
          resultTitle={resultTitle}
          hasFailed={hasFailed}
          canGoBack={(modal.open || isClosing) && modal.history.length > 1}
          isEmbedded={isEmbedded}
          titleId={titleId}
        />
        <ViewBody
          key={key}
          data-view-body
          data-view={entry.view}
          data-testid={entry.view === 'Connect' ? 'w3m-connect-scroll-view' : undefined}
          aria-busy={isLeaving || undefined}
        >
          {isVisible && <OfflineNotice />}
          <ViewErrorBoundary>
            <ResultTitleContext.Provider value={setResultTitle}>
              <AppKitTag name={viewTag(entry.view)} isBoxless>
                {() => view}
              </AppKitTag>
            </ResultTitleContext.Provider>
            {hasFailed && <FailedView onRetry={retry} />}
          </ViewErrorBoundary>
          <Refusal view={entry.view} count={modal.shake} />
        </ViewBody>
        {definition?.Footer && <definition.Footer />}
      </ViewEntryContext.Provider>
      <LiveRegions {...texts} />
    </Card>
  )
}
