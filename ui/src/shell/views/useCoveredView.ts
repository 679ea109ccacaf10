import type { ViewEntry } from '@wallet-kit/sdk'
import { useState } from 'react'
import { viewKey } from '../viewKey.ts'
import type { ShownView } from './useShownView.ts'

/**
 * The view below a request for approval, which it has often begun itself: it stays, unseen, so that it learns how its request
 * ends, and is as it was when it is back.
 *
 * @param before the view that going back leads to
 */
export function useCoveredView(shown: ShownView, before: ViewEntry | undefined): ShownView | undefined {
  const [last, setLast] = useState(shown)
  const isRequest = shown.entry.view === 'ApproveTransaction'
  const isSame = last.entry === shown.entry && last.definition === shown.definition
  if (!isRequest && !isSame) setLast(shown)
  return isRequest && before && viewKey(before) === viewKey(last.entry) ? last : undefined
}
