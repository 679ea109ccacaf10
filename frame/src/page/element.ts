type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'dataset' | 'children'>
> & { readonly testId?: string }

/** Creates an element. Strings become text nodes, never markup: most of them are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { testId, ...properties }: Properties<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  Object.assign(created, properties)
  if (testId !== undefined) created.dataset.testid = testId
  created.append(...children)
  return created
}
