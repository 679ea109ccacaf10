import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { importStyle } from '../source/importStyle.ts'
import { objectText } from '../source/literal.ts'
import { moduleSpecifier } from '../source/moduleSpecifier.ts'
import { applyTextEdits, type TextEdit } from '../source/textEdits.ts'
import { unusedName } from '../source/unusedName.ts'
import type { ConvertedConfig } from './convertConfig.ts'
import type { WagmiKit } from './WagmiKit.ts'

export interface ConvertProviderParameters {
  readonly file: SourceFile
  readonly kit: WagmiKit
  readonly config: ConvertedConfig
  readonly report: MigrationReport
}

/**
 * Replaces the kit's provider by `AppKitProvider`, and creates the kit before the component that renders it, from what
 * the configuration's file exports and the provider's attributes.
 *
 * @returns Whether the file has the provider.
 */
export function convertProvider({ file, kit, config, report }: ConvertProviderParameters): boolean {
  const isProvider = (node: { getTagNameNode(): Node }) => node.getTagNameNode().getText() === kit.provider
  const elements = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter(isProvider)
  const [first] = elements
  if (!first) return false
  const name = unusedName(file, 'kit')
  const { options } = kit.readProvider(first, report)
  const { semicolon } = importStyle(file)
  const statement = first.getFirstAncestor((node) => Node.isSourceFile(node.getParent()))
  const start = statement?.getStart() ?? 0
  const created = objectText(
    [['...', config.options], ['adapters', `[${config.adapter}]`], ...options],
    indentOf(file),
  )
  const edits: TextEdit[] = [
    { start, end: start, text: `const ${name} = createAppKit(${created})${semicolon}\n\n` },
    ...elements.map((element) => ({
      start: element.getStart(),
      end: element.getEnd(),
      text: `<AppKitProvider kit={${name}}${Node.isJsxSelfClosingElement(element) ? ' /' : ''}>`,
    })),
    ...file
      .getDescendantsOfKind(SyntaxKind.JsxClosingElement)
      .filter(isProvider)
      .map((element) => ({ start: element.getStart(), end: element.getEnd(), text: '</AppKitProvider>' })),
  ]
  applyTextEdits(file, edits)
  addImport(file, '@wallet-kit/react', { name: 'AppKitProvider' })
  addImport(file, '@wallet-kit/react', { name: 'createAppKit' })
  if (config.file !== file) {
    const specifier = ownImport(file, config) ?? moduleSpecifier(file, config.file.getFilePath())
    addImport(file, specifier, { name: config.options })
    addImport(file, specifier, { name: config.adapter })
  }
  return true
}

/** The specifier by which the file imports the configuration's already, e.g. with an alias of the project. */
function ownImport(file: SourceFile, config: ConvertedConfig): string | undefined {
  const base = config.file
    .getFilePath()
    .replace(/\.[cm]?[jt]sx?$/, '')
    .replace(/\/index$/, '')
  const tail = base.split('/').slice(-2)
  return file
    .getImportDeclarations()
    .map((each) => each.getModuleSpecifierValue())
    .find((specifier) => {
      const parts = specifier
        .replace(/\.[cm]?[jt]sx?$/, '')
        .replace(/\/index$/, '')
        .split('/')
      if (parts.at(-1) !== tail.at(-1) || !/^[.@~#]/.test(specifier)) return false
      // `./wagmi` names its folder by where it is; an alias names it itself.
      return specifier.startsWith('.')
        ? moduleSpecifier(file, config.file.getFilePath()).replace(/\.[cm]?[jt]sx?$/, '') ===
            specifier.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
        : parts.length < 3 || parts.at(-2) === tail.at(-2)
    })
}

function indentOf(file: SourceFile): string {
  return /\n([ \t]+)\S/.exec(file.getFullText())?.[1] ?? '  '
}
