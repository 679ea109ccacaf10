import { element } from '../../page/element.ts'

const titleId = (id: string) => `${id}-title`

/** Id of the section that has the focus. */
export function focusedSection(): string | undefined {
  return document.activeElement?.closest('section')?.id
}

/** Moves the focus to a section that was made again. */
export function focusSection(id: string): void {
  document.getElementById(titleId(id))?.focus()
}

/** A part of the dashboard, named by its heading. */
export function section(
  id: string,
  { title, text }: { readonly title: string; readonly text: string },
  ...content: readonly (Node | undefined)[]
): HTMLElement {
  const heading = element('h2', { id: titleId(id), tabIndex: -1 }, title)
  const node = element(
    'section',
    { id, testId: id },
    heading,
    element('p', { className: 'muted' }, text),
    ...content.filter((part) => part !== undefined),
  )
  node.setAttribute('aria-labelledby', heading.id)
  return node
}

/** A row of a list: what it is, what is known about it, and what can be done with it. */
export function row(title: string, details: readonly string[], ...actions: readonly Node[]): HTMLElement {
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('strong', {}, title),
      ...details.map((detail) => element('span', { className: 'muted' }, detail)),
    ),
    ...actions,
  )
}

/** The rows as a list, or a sentence that says that there are none. */
export function list(rows: readonly HTMLElement[], empty: string): HTMLElement {
  return rows.length > 0 ? element('ul', {}, ...rows) : element('p', {}, empty)
}
