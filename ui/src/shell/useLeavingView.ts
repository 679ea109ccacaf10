import type { ViewEntry } from '@wallet-kit/sdk'
import { type RefObject, useLayoutEffect, useState } from 'react'

export interface UseLeavingViewParameters {
  readonly isOpen: boolean
  /** The view that is due. */
  readonly entry: ViewEntry
  /** Its animations are the exit. */
  readonly overlay: RefObject<HTMLElement | null>
}

/**
 * The view that the modal closed with, until it is no longer seen; `undefined` otherwise. The one that is due next is
 * not rendered into a dialog that fades out.
 */
export function useLeavingView({ isOpen, entry, overlay }: UseLeavingViewParameters): ViewEntry | undefined {
  const [last, setLast] = useState({ isOpen, entry })
  const [leaving, setLeaving] = useState<ViewEntry>()
  if (last.isOpen !== isOpen || (isOpen && last.entry !== entry)) {
    setLast({ isOpen, entry })
    setLeaving(isOpen ? undefined : last.entry)
  }

  useLayoutEffect(() => {
    if (!leaving) return
    let isCurrent = true
    // None where the user prefers reduced motion.
    const exits = overlay.current?.getAnimations?.() ?? []
    Promise.allSettled(exits.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setLeaving(undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [leaving, overlay])

  return leaving
}
