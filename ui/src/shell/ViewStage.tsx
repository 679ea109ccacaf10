import { useMemo } from 'react'
import { useStore } from '../kit/hooks/useStore.ts'
import { useKit } from '../kit/provider/useKit.ts'
import { AppKitTag } from '../parts/AppKitTag/AppKitTag.tsx'
import { viewTag } from '../parts/AppKitTag/viewTag.ts'
import { FailedView } from './FailedView.tsx'
import { LegalGate } from './legal/LegalGate.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Refusal } from './Refusal.tsx'
import { ResultTitleContext } from './ResultTitleContext.ts'
import { ViewBody } from './ViewBody.tsx'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import type { ShownView } from './views/useShownView.ts'
import { ViewEntryContext } from './views/ViewEntryContext.ts'

export interface ViewStageProps {
  readonly stage: ShownView
  /** Below a request for approval: unseen, and out of reach of keyboard and screen readers. */
  readonly isCovered: boolean
  readonly isVisible: boolean
  readonly onResultTitle: (title: string | undefined) => void
}

/** A view with what surrounds each: notices, errors, consent. */
export function ViewStage({
  stage: { entry, definition, hasFailed, isLeaving, retry },
  isCovered,
  isVisible,
  onResultTitle,
}: ViewStageProps) {
  const { shake } = useStore(useKit().stores.modal)
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
  return (
    <ViewEntryContext.Provider value={entry}>
      <ViewBody
        data-view-body
        data-view={entry.view}
        data-testid={entry.view === 'Connect' ? 'w3m-connect-scroll-view' : undefined}
        aria-busy={isLeaving || undefined}
        hidden={isCovered}
      >
        {isVisible && <OfflineNotice />}
        <ViewErrorBoundary>
          <ResultTitleContext.Provider value={onResultTitle}>
            <AppKitTag name={viewTag(entry.view)} isBoxless>
              {() => view}
            </AppKitTag>
          </ResultTitleContext.Provider>
          {hasFailed && <FailedView onRetry={retry} />}
        </ViewErrorBoundary>
        <Refusal view={entry.view} count={shake} />
      </ViewBody>
    </ViewEntryContext.Provider>
  )
}
