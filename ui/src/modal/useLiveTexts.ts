import { useCallback, useState } from 'react'
import type { Announce } from './AnnounceContext.ts'
import type { LiveTexts } from './LiveRegions.tsx'

const silence: LiveTexts = { polite: { id: 0, text: '' }, assertive: { id: 0, text: '' } }

/** Messages of the live regions, and the function that announces one. */
export function useLiveTexts(): [LiveTexts, Announce] {
  const [texts, setTexts] = useState(silence)
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    setTexts((present) => ({ ...present, [urgency]: { id: present[urgency].id + 1, text } }))
  }, [])
  return [texts, announce]
}
