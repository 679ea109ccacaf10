import { cssVar } from './cssVar.ts'

/** The ring of a focused control. An outline, so that forced colours keep it; `offset` in CSS pixels. */
export function focusRing(offset = 2) {
  return {
    '&:focus-visible': { outline: `2px solid ${cssVar('focus')}`, outlineOffset: offset },
  }
}
