import { VisuallyHidden } from '../components/VisuallyHidden.tsx'

/** One text per urgency; a new `id` makes an equal text heard again. */
export interface LiveTexts {
  readonly polite: { readonly id: number; readonly text: string }
  readonly assertive: { readonly id: number; readonly text: string }
}

/** In the page before they are filled: a region that arrives together with its text is not read. */
export function LiveRegions({ polite, assertive }: LiveTexts) {
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" aria-atomic="true" data-live="polite">
        {polite.text && <span key={polite.id}>{polite.text}</span>}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" data-live="assertive">
        {assertive.text && <span key={assertive.id}>{assertive.text}</span>}
      </div>
    </VisuallyHidden>
  )
}
