import type { ViewDefinition } from './views/ViewDefinition.ts'

const controls = 'button:not(:disabled):not([tabindex="-1"]), a[href], input:not(:disabled)'

/** Moves the focus when the modal opens: to the view's first control, or to the heading. */
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
