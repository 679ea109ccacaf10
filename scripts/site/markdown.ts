/** A fence of code, from its line of backticks to the same line again. */
const fence = /^(```+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm

/** A link of Markdown: text, which may have code in it, and address. */
const link = /\[((?:`[^`]*`|[^\]`])*)\]\(([^()\s]+)\)/g

/** An image or a picture's source of HTML, and an anchor of a page. */
const htmlAddress = /<(?:img|source)\s[^>]*?\b(?:src|srcset)="([^"]+)"/g
const htmlAnchor = /<a id="([^"]+)"><\/a>/g

/** The text without its fences of code, line for line. */
function withoutFences(text: string): string {
  return text.replace(fence, (code) => code.replaceAll(/[^\n]/g, ''))
}

/** Replaces links outside of code. */
export function replaceLinks(text: string, replace: (label: string, address: string) => string): string {
  const fences: string[] = []
  const open = text.replace(fence, (code) => `\uE000${fences.push(code) - 1}\uE001`)
  return open
    .replace(link, (_, label: string, address: string) => replace(label, address))
    .replaceAll(/\uE000(\d+)\uE001/g, (_, index) => fences[Number(index)] ?? '')
}

/** Addresses of links and pictures, outside of code. */
export function addressesOf(text: string): readonly string[] {
  const open = withoutFences(text)
  return [
    ...[...open.matchAll(link)].map(([, , address = '']) => address),
    ...[...open.matchAll(htmlAddress)].map(([, address = '']) => address),
  ]
}

/** Anchors of a page, as code hosts and the site name them: of its headings, and its own. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const open = withoutFences(text)
  const anchors = new Set([...open.matchAll(htmlAnchor)].map(([, id = '']) => id))
  const counts = new Map<string, number>()
  for (const [, title = ''] of open.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = slugify(title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    anchors.add(count === 0 ? slug : `${slug}-${count}`)
  }
  return anchors
}

/** The anchor of a heading. Letters of any language stay, punctuation goes. */
export function slugify(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}
