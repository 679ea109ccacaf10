import { type Expression, type JsxOpeningElement, type JsxSelfClosingElement, Node } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { propertiesOf } from '../source/literal.ts'
import type { ProviderOptions, Written } from '../wagmiKits/WagmiKit.ts'
import { otherThemes, providerOption } from './differences.ts'

const modes: Readonly<Record<string, string>> = {
  darkTheme: 'dark',
  lightTheme: 'light',
  midnightTheme: 'dark',
}
const radii: Readonly<Record<string, string>> = { none: '0px', small: '1px', medium: '2px', large: '4px' }

/** Options of `createAppKit` from the attributes of `RainbowKitProvider`. */
export function readProvider(
  element: JsxOpeningElement | JsxSelfClosingElement,
  report: MigrationReport,
): ProviderOptions {
  const options: Written[] = []
  for (const attribute of element.getAttributes()) {
    if (!Node.isJsxAttribute(attribute)) {
      report.add(providerOption, attribute)
      continue
    }
    const name = attribute.getNameNode().getText()
    const initializer = attribute.getInitializer()
    const value = Node.isJsxExpression(initializer) ? initializer.getExpression() : initializer
    if (name === 'theme' && value) {
      const theme = readTheme(value as Expression)
      if (theme) options.push(...theme)
      else report.add(otherThemes, attribute)
    } else if (name === 'locale' && Node.isStringLiteral(value)) {
      options.push(['locale', value.getText()])
    } else if (name === 'initialChain' && Node.isIdentifier(value)) {
      options.push(['defaultNetwork', value.getText()])
    } else if (name !== 'chains' && name !== 'key') {
      report.add(providerOption, attribute, name)
    }
  }
  return { options }
}

/** Undefined where the theme is no call of a theme function with a literal, or no pair of such. */
function readTheme(value: Expression): readonly Written[] | undefined {
  if (Node.isNullLiteral(value)) return []
  if (Node.isObjectLiteralExpression(value)) {
    const pair = propertiesOf(value)
    // Light and dark by the page is the kit's default.
    return pair.every(({ name, text }) => /^(lightMode|darkMode)$/.test(name) && /^\w+Theme\(\)$/.test(text))
      ? []
      : undefined
  }
  if (!Node.isCallExpression(value)) return undefined
  const mode = modes[value.getExpression().getText()]
  const [settings] = value.getArguments()
  if (mode === undefined || (settings && !Node.isObjectLiteralExpression(settings))) return undefined
  const written = settings ? propertiesOf(settings) : []
  const accent = written.find(({ name }) => name === 'accentColor')?.text
  const radius = radii[written.find(({ name }) => name === 'borderRadius')?.text.slice(1, -1) ?? '']
  const variables = [
    ...(accent ? [`'--w3m-accent': ${accent}`] : []),
    ...(radius ? [`'--w3m-border-radius-master': '${radius}'`] : []),
  ]
  return [
    ['themeMode', `'${mode}'`],
    ...(variables.length > 0 ? [['themeVariables', `{ ${variables.join(', ')} }`] as const] : []),
  ]
}
