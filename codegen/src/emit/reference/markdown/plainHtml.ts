/**
 * Descriptions may be HTML. Its plain tags become the same in Markdown; the rest is text like any other
 * and is escaped later, so nothing depends on tags being in order.
 */
export function plainHtml(text: string): string {
  if (!text.includes('<')) return text
  const addresses: string[] = []
  return text.replace(tagOrCode, (found, slash?: string, name?: string, attributes?: string) => {
    if (name === undefined) return found
    const tag = name.toLowerCase()
    if (tag !== 'a') return replacements.get(tag)?.[slash === '/' ? 1 : 0] ?? found
    if (slash === '/') {
      const address = addresses.pop()
      return address === undefined ? '' : `](${address})`
    }
    const [, address] = /\shref\s*=\s*["'](https?:[^"']+)["']/i.exec(attributes ?? '') ?? []
    if (address === undefined) return ''
    addresses.push(address)
    return '['
  })
}

// Code spans are matched to be passed over.
const tagOrCode = /`[^`]*`|<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?\/?)>/gi

type Replacement = readonly [open: string, close: string]

const paragraph: Replacement = ['\n\n', '\n\n']
const line: Replacement = ['\n', '\n']
const nothing: Replacement = ['', '']
const replacements: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ['p', paragraph],
  ['div', paragraph],
  ['br', line],
  ['ul', line],
  ['ol', line],
  ['li', ['\n- ', '\n']],
  ['code', ['`', '`']],
  ['b', ['**', '**']],
  ['strong', ['**', '**']],
  ['i', nothing],
  ['em', nothing],
  ['span', nothing],
])
