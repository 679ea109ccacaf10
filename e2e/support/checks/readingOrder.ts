import type { Locator } from '@playwright/test'

/**
 * Left edges of these parts of an element's text on the screen, in CSS pixels. In text from right to left, a host or an
 * amount that is not isolated has its parts in another order than it is read in.
 */
export function leftEdges(element: Locator, parts: readonly string[]): Promise<readonly number[]> {
  return element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: { readonly node: Node; readonly start: number }[] = []
    let text = ''
    while (walker.nextNode()) {
      nodes.push({ node: walker.currentNode, start: text.length })
      text += walker.currentNode.textContent ?? ''
    }
    return wanted.map((part) => {
      const index = text.indexOf(part)
      const found = nodes.findLast(({ start }) => start <= index)
      if (index < 0 || !found) throw new Error(`'${part}' is not in '${text}'`)
      const range = document.createRange()
      range.setStart(found.node, index - found.start)
      range.setEnd(found.node, index - found.start + 1)
      return range.getBoundingClientRect().left
    })
  }, parts)
}

/** Whether numbers grow from first to last. */
export const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
