import type { ViewDefinition } from './views/ViewDefinition.ts'

const controls = 'button:not(:disabled):not([tabindex="-1"]), a[href], input:not(:disabled)'

/** Where the focus goes when the modal opens: the view's first control, or the heading. */
export function initialFocus(
  card: HTMLElement | null,
  definition: ViewDefinition | undefined,
): HTMLElement | undefined {
  const heading = card?.querySelector<HTMLElement>('h2') ?? undefined
  if (definition?.initialFocus !== 'control') return heading
  return card?.querySelector('[data-view-body]')?.querySelector<HTMLElement>(controls) ?? heading
}
