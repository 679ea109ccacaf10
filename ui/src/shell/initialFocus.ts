import type { ViewDefinition } from './views/ViewDefinition.ts'

const controls = 'button:not(:disabled):not([tabindex="-1"]), a[href], input:not(:disabled)'

/** Where the focus goes when the modal opens: the view's first control, or the heading. */
export function initialFocus(
  card: HTMLElement | null,
  definition: ViewDefinition | undefined,
): HTMLElement | undefined {
  const heading = card?.querySelector<HTMLElement>('h2') ?? undefined
  if (definition?.initialFocus !== 'control') return heading
  const control = card?.querySelector('[data-view-body]')?.querySelector<HTMLElement>(controls)
  // A keyboard on the screen would cover the other ways to connect.
  const isCovering = control?.matches('[type=email]') && !window.matchMedia('(hover: hover)').matches
  return isCovering ? heading : (control ?? heading)
}
