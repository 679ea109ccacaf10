import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useMessageCatalog } from '../foundation/messages/MessagesContext.ts'
import { useStore } from '../kit/hooks/useStore.ts'
import { useKit } from '../kit/provider/useKit.ts'
import { Alerts, type LoadAlerts } from './Alerts.tsx'
import { Card } from './Card.tsx'
import { Header } from './Header.tsx'
import { LiveRegions, type LiveTexts } from './LiveRegions.tsx'
import { useShake } from './useShake.ts'
import { ViewStage } from './ViewStage.tsx'
import { viewKey } from './viewKey.ts'
import { useCoveredView } from './views/useCoveredView.ts'
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
  const covered = useCoveredView(shown, modal.history.at(-2))
  const stages = covered ? [shown, covered] : [shown]
  const { entry, definition, hasFailed } = shown
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
          key={`header ${viewKey(entry)}`}
          definition={definition}
          resultTitle={resultTitle}
          hasFailed={hasFailed}
          canGoBack={(modal.open || isClosing) && modal.history.length > 1}
          isEmbedded={isEmbedded}
          titleId={titleId}
        />
        {stages.map((stage) => (
          <ViewStage
            key={viewKey(stage.entry)}
            stage={stage}
            isCovered={stage === covered}
            isVisible={isVisible}
            onResultTitle={setResultTitle}
          />
        ))}
        {definition?.Footer && <definition.Footer />}
      </ViewEntryContext.Provider>
      <LiveRegions {...texts} />
    </Card>
  )
}
