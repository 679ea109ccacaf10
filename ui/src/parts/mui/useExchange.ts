import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { logFailure } from '../../kit/instance/logFailure.ts'
import { savesData } from '../../kit/instance/savesData.ts'
import { whenIdle } from '../../kit/instance/whenIdle.ts'
import type { LatePart } from '../LatePart.ts'

export interface UseExchangeParameters<Part> {
  readonly late: LatePart<Part>
  /** Element of the plain part, which stays while it is in use. */
  readonly place: RefObject<HTMLElement | null>
  /** Whether the part is to be exchanged at all. */
  readonly isDue: boolean
}

/**
 * A part that takes the place of a plain one: its code is several times the view's, so it is fetched once the view is
 * idle, and not where the visitor saves data. A plain part in use stays until the focus has left it: a key pressed while
 * its elements are exchanged would be lost.
 *
 * @returns `undefined` as long as the plain one is shown
 */
export function useExchange<Part extends object>({
  late,
  place,
  isDue,
}: UseExchangeParameters<Part>): Part | undefined {
  const [shown, setShown] = useState(() => (isDue ? late.loaded : undefined))

  useEffect(() => {
    if (!isDue || shown || savesData()) return
    const left = new AbortController()
    function exchange(part: Part): void {
      late.loaded = part
      const element = place.current
      if (!element || left.signal.aborted) return
      const show = () => setShown(part)
      // At once: a render that is merely scheduled would meet the focus that has come meanwhile.
      if (!element.matches(':focus-within, :active')) {
        flushSync(show)
        return
      }
      element.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
          if (!element.contains(relatedTarget as Node | null)) show()
        },
        left,
      )
    }
    const stop = whenIdle(() => {
      // The plain part does all that MUI's does, so it stays for a visitor who is offline.
      if (navigator.onLine) late.load().then(exchange, (error) => logFailure('A part of MUI', error))
    })
    return () => {
      stop()
      left.abort()
    }
  }, [late, place, isDue, shown])

  return isDue ? shown : undefined
}
