import { toSitePath } from './toSitePage.ts'

export interface NavigationGroup {
  readonly text: string
  readonly collapsed: boolean
  readonly items: readonly { readonly text: string; readonly link: string }[]
}

/** Groups that are closed until a reader opens them. */
const closed = ['Reference', 'The compiler', 'Moving here']

/** The site's navigation, from the tables of `docs/README.md`: a group for each heading, an entry for each row. */
export function readNavigation(index: string): readonly NavigationGroup[] {
  return index
    .split(/^## /m)
    .slice(1)
    .map((section): NavigationGroup => {
      const [text = '', ...lines] = section.split('\n')
      const rows = lines.flatMap((line) => [...line.matchAll(/^\| \[([^\]]+)\]\(([^)#]+\.md)\)/g)])
      const items = rows.map(([, title = '', path = '']) => ({ text: title, link: toLink(path) }))
      return { text: text.trim(), collapsed: closed.includes(text.trim()), items }
    })
    .filter(({ items }) => items.length > 0)
}

function toLink(path: string): string {
  return `/${toSitePath(path)
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '$1')}`
}
