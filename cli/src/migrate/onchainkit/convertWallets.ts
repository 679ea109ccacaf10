import { type JsxElement, type JsxSelfClosingElement, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { applyTextEdits, replaceNode } from '../source/textEdits.ts'
import { walletParts } from './differences.ts'

type Element = JsxElement | JsxSelfClosingElement

const buttons: ReadonlySet<string> = new Set(['Wallet', 'ConnectWallet', 'WalletDefault', 'WalletModal'])
/** Parts that the kit's button and account view have, too. */
const usualParts =
  /^(Wallet|ConnectWallet|ConnectWalletText|WalletDefault|WalletDropdown\w*|WalletAdvanced\w*|Identity|Avatar|Name|Address|EthBalance|Badge)$/

export interface ConvertWalletsParameters {
  readonly file: SourceFile
  /** Names that the file imports from OnchainKit's wallet entry. */
  readonly imported: ReadonlySet<string>
  /** Local name of the kit's button. */
  readonly button: string
  readonly report: MigrationReport
}

/**
 * Replaces `Wallet` with all that is in it, and `ConnectWallet` outside of one, by the kit's button.
 *
 * @returns Whether the file has one.
 */
export function convertWallets({ file, imported, button, report }: ConvertWalletsParameters): boolean {
  const isButton = (node: Node): node is Element =>
    isElement(node) && buttons.has(tagOf(node)) && imported.has(tagOf(node))
  const outermost = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((element) => isButton(element) && !element.getAncestors().some(isButton))
  for (const element of outermost) {
    const parts = [element, ...element.getDescendants()].filter(isElement)
    const other = parts.find(
      (part) => !usualParts.test(tagOf(part)) || attribute(part, 'className') !== undefined,
    )
    if (other) report.add(walletParts, other)
  }
  applyTextEdits(
    file,
    outermost.map((element) => {
      const label = labelOf(element)
      return replaceNode(element, `<${button}${label === undefined ? '' : ` label=${label}`} />`)
    }),
  )
  return outermost.length > 0
}

function isElement(node: Node): node is Element {
  return Node.isJsxElement(node) || Node.isJsxSelfClosingElement(node)
}

function openingOf(element: Element) {
  return Node.isJsxElement(element) ? element.getOpeningElement() : element
}

function tagOf(element: Element): string {
  return openingOf(element).getTagNameNode().getText()
}

/** Text of an attribute's value. */
function attribute(element: Element, name: string): string | undefined {
  const found = openingOf(element).getAttribute(name)
  return Node.isJsxAttribute(found) ? found.getInitializer()?.getText() : undefined
}

/** The label of the button, where the app has one of its own. */
function labelOf(element: Element): string | undefined {
  for (const part of [element, ...element.getDescendants()].filter(isElement)) {
    const label = attribute(part, 'disconnectedLabel') ?? attribute(part, 'text')
    if (tagOf(part) === 'ConnectWallet' && label?.match(/^["']/)) return label
    if (tagOf(part) !== 'ConnectWalletText' || !Node.isJsxElement(part)) continue
    const text = part
      .getJsxChildren()
      .map((child) => child.getText())
      .join('')
      .trim()
    if (text && !/[{<"]/.test(text)) return `"${text}"`
  }
  return undefined
}
