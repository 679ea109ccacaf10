import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'

/** One message per urgency; a new `id` announces an equal message again. */
export interface LiveTexts {
  readonly polite: { readonly id: number; readonly text: string }
  readonly assertive: { readonly id: number; readonly text: string }
}

/** Rendered before they are filled: a region that is added together with its text is not announced. */
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
