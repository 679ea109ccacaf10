import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'

/** Offsets of a part of a text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A function from JSON pointers to offsets in one text. The text is parsed with positions on the first call. */
export function createLocator(text: string): (pointer: string, at: 'key' | 'value') => TextRange {
  let document: ReturnType<typeof parseDocument> | undefined

  return (pointer, at) => {
    document ??= parseDocument(text, { prettyErrors: false, keepSourceTokens: false })
    let node: Node | null = document.contents as Node | null
    let range = rangeOf(node) ?? { start: 0, end: 0 }
    const tokens = pointer.split('/').slice(1)
    for (const [index, token] of tokens.entries()) {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
      const isLast = index === tokens.length - 1
      if (isAlias(node)) node = node.resolve(document) ?? null
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === key,
        )
        if (pair === undefined) return range
        const keyRange = rangeOf(pair.key as Node)
        node = pair.value as Node | null
        const valueRange = rangeOf(node)
        range = (isLast && at === 'key' ? keyRange : (scalarRange(node, valueRange) ?? keyRange)) ?? range
      } else if (isSeq(node)) {
        node = (node.items[Number(key)] as Node | undefined) ?? null
        range = rangeOf(node) ?? range
      } else return range
    }
    return range
  }
}

/** The value itself when it is short; a whole object is better pointed at by its name. */
function scalarRange(node: Node | null, range: TextRange | undefined): TextRange | undefined {
  return isScalar(node) || isAlias(node) ? range : undefined
}

function rangeOf(node: Node | null | undefined): TextRange | undefined {
  const range = node?.range
  return range ? { start: range[0], end: range[1] } : undefined
}
