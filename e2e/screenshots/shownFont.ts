import type { Page } from '@playwright/test'

interface Node {
  readonly nodeId: number
  readonly attributes?: readonly string[] | undefined
  readonly children?: readonly Node[] | undefined
  readonly shadowRoots?: readonly Node[] | undefined
}

/** Name of the font that the text of an element is drawn in, which need not be one that its style names. */
export async function shownFont(page: Page, testId: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const node = find(root, testId)
  if (!node) throw new Error(`No element has the test id ${testId}`)
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName).join()
}

function find(node: Node, testId: string): Node | undefined {
  if (node.attributes?.includes(testId)) return node
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
    const found = find(child, testId)
    if (found) return found
  }
  return undefined
}
