import { type JsxOpeningElement, type JsxSelfClosingElement, Node } from 'ts-morph'
import type { Codemod } from '../Codemod.ts'
import { setPackages } from '../project/setPackages.ts'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { propertiesOf } from '../source/literal.ts'
import { convertWagmiKit } from '../wagmiKits/convertWagmiKit.ts'
import type { ProviderOptions, WagmiKit, Written } from '../wagmiKits/WagmiKit.ts'
import {
  authentication,
  client,
  configuration,
  providerOption,
  unknownName,
  walletList,
} from './differences.ts'

const owned = /^connectkit($|-next-siwe$)/

const variables: Readonly<Record<string, string>> = {
  '--ck-accent-color': '--w3m-accent',
  '--ck-font-family': '--w3m-font-family',
}

const kit: WagmiKit = {
  packageName: 'connectkit',
  companion: 'connectkit',
  companionNames: ['ConnectButtonCustom', 'useModal'],
  provider: 'ConnectKitProvider',
  defaultConfig: 'getDefaultConfig',
  defaultChains: ['mainnet', 'polygon', 'optimism', 'arbitrum'],
  appOptions: {
    appName: 'name',
    appDescription: 'description',
    appUrl: 'url',
    appIcon: 'icon',
    walletConnectProjectId: 'projectId',
    enableFamily: 'drop',
    enableAaveAccount: 'drop',
    autoConnect: 'drop',
  },
  connectorFunctions: ['getDefaultConnectors'],
  button: 'ConnectKitButton',
  converted: /^(getDefaultConfig|getDefaultConnectors)$/,
  differences: { client, configuration, walletList, unknownName, authentication },
  readProvider,
  attributeOf(name, value) {
    if (name === 'label') return value === undefined ? name : `${name}=${value}`
    if (name !== 'showBalance') return undefined
    if (value === undefined || value === '{true}') return 'balance="show"'
    return value === '{false}' ? 'balance="hide"' : undefined
  },
}

/** Options of `createAppKit` from the attributes of `ConnectKitProvider`. */
function readProvider(
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
    if (name === 'mode' && Node.isStringLiteral(value)) {
      options.push(['themeMode', value.getText()])
    } else if (name === 'theme' && Node.isStringLiteral(value)) {
      // Light and dark by the page is the kit's default.
      if (value.getLiteralValue() === 'midnight') options.push(['themeMode', "'dark'"])
      else if (value.getLiteralValue() !== 'auto') report.add(providerOption, attribute, attribute.getText())
    } else if (name === 'customTheme' && Node.isObjectLiteralExpression(value)) {
      const known = propertiesOf(value).filter((property) => variables[property.name])
      if (known.length < value.getProperties().length) report.add(providerOption, attribute, name)
      if (known.length > 0)
        options.push([
          'themeVariables',
          `{ ${known.map((property) => `'${variables[property.name]}': ${property.text}`).join(', ')} }`,
        ])
    } else if (name !== 'debugMode') {
      report.add(providerOption, attribute, name)
    }
  }
  const modes = options.filter(([name]) => name === 'themeMode')
  // `mode` goes before the mode of a theme.
  return { options: modes.length > 1 ? options.filter((each) => each !== modes[0]) : options }
}

/** From ConnectKit: the configuration becomes that of a WagmiAdapter, the provider creates the kit. */
export const connectKit: Codemod = {
  name: 'ConnectKit',
  owns: (name) => owned.test(name),
  apply(context) {
    convertWagmiKit(context, kit)
    setPackages(context, (name) => owned.test(name))
  },
}
