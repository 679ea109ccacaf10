import { Node } from 'ts-morph'
import { propertiesOf } from '../source/literal.ts'

/** wagmi connectors that the kit has itself. */
const builtInConnectors = /^(injected|walletConnect|metaMask|coinbaseWallet|baseAccount|safe)\(/

/** Connectors besides those of the kit, as text; undefined where none is left. */
export function ownConnectors(node: Node | undefined, made: ReadonlySet<string>): string | undefined {
  if (!node || made.has(node.getText())) return undefined
  if (!Node.isArrayLiteralExpression(node)) return node.getText()
  const own = node
    .getElements()
    .map((element) => element.getText())
    .filter((text) => !builtInConnectors.test(text) && !made.has(text.replace(/^\.\.\./, '')))
  return own.length === 0 ? undefined : `[${own.join(', ')}]`
}

/** Options of the app that wagmi's own connectors were given: `projectId`, `appName`. */
export function appOfConnectors(node: Node | undefined): Readonly<Record<string, string>> {
  if (!Node.isArrayLiteralExpression(node)) return {}
  const settings = node.getElements().flatMap((element) => {
    if (!Node.isCallExpression(element) || !builtInConnectors.test(element.getText())) return []
    const [argument] = element.getArguments()
    return Node.isObjectLiteralExpression(argument) ? propertiesOf(argument) : []
  })
  return Object.fromEntries(
    settings.flatMap(({ name, text }) => (/^(projectId|appName)$/.test(name) ? [[name, text]] : [])),
  )
}
