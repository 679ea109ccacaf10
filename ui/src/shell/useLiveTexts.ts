import { useCallback, useEffect, useRef, useState } from 'react'
import type { Announce } from '../parts/AnnounceContext.ts'
import type { LiveTexts } from './LiveRegions.tsx'

/** Lifetime of a text in its region, in ms: long enough for a screen reader to take it, and to find it again. */
const lifetime = 7_000
/** Lifetime of a text once the other region speaks, in ms: both may belong to one event. */
const overlap = 1_000

const silence: LiveTexts = { polite: { id: 0, text: '' }, assertive: { id: 0, text: '' } }

/**
 * Messages of the live regions, and the function that announces one. A text that is over is taken out: a screen reader
 * that comes to the region later would read 'Invalid code' to a visitor who has logged in since.
 */
export function useLiveTexts(): [LiveTexts, Announce] {
  const [texts, setTexts] = useState(silence)
  const since = useRef({ polite: 0, assertive: 0 })
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const other = urgency === 'polite' ? 'assertive' : 'polite'
    const now = performance.now()
    const isOver = now - since.current[other] > overlap
    since.current[urgency] = now
    setTexts((present) => ({
      ...present,
      [urgency]: { id: present[urgency].id + 1, text },
      ...(isOver && { [other]: { ...present[other], text: '' } }),
    }))
  }, [])
  const isSilent = !texts.polite.text && !texts.assertive.text
  // Each announcement starts it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the last announcement
  useEffect(() => {
    if (isSilent) return
    const timer = setTimeout(() => {
      setTexts(({ polite, assertive }) => ({
        polite: { ...polite, text: '' },
        assertive: { ...assertive, text: '' },
      }))
    }, lifetime)
    return () => clearTimeout(timer)
  }, [texts, isSilent])
  return [texts, announce]
}
