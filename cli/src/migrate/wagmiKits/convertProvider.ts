import {
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { importStyle } from '../source/importStyle.ts'
import { objectText } from '../source/literal.ts'
import { localName } from '../source/localName.ts'
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
  /** Whether the kit's provider stays, inside of `AppKitProvider`. Default: it goes. */
  readonly isKept?: boolean
}

/**
 * Replaces the kit's provider by `AppKitProvider`, and creates the kit before the component that renders it, from what
 * the configuration's file exports and the provider's attributes.
 *
 * @returns Whether the file has the provider.
 */
export function convertProvider({
  file,
  kit,
  config,
  report,
  isKept = false,
}: ConvertProviderParameters): boolean {
  const provider = localName(file, kit.packageName, kit.provider) ?? kit.provider
  const [first] = providersOf(file, provider)
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
  applyTextEdits(file, [
    { start, end: start, text: `const ${name} = createAppKit(${created})${semicolon}\n\n` },
    ...(isKept ? wrap(file, provider, name) : replace(file, provider, name)),
  ])
  addImport(file, '@wallet-kit/react', { name: 'AppKitProvider' })
  addImport(file, '@wallet-kit/react', { name: 'createAppKit' })
  if (config.file !== file) {
    const specifier = ownImport(file, config) ?? moduleSpecifier(file, config.file.getFilePath())
    addImport(file, specifier, { name: config.options })
    addImport(file, specifier, { name: config.adapter })
  }
  return true
}

function providersOf(
  file: SourceFile,
  provider: string,
): readonly (JsxOpeningElement | JsxSelfClosingElement)[] {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((element) => element.getTagNameNode().getText() === provider)
}

function replace(file: SourceFile, provider: string, name: string): readonly TextEdit[] {
  return [
    ...providersOf(file, provider).map((element) => ({
      start: element.getStart(),
      end: element.getEnd(),
      text: `<AppKitProvider kit={${name}}${Node.isJsxSelfClosingElement(element) ? ' /' : ''}>`,
    })),
    ...file
      .getDescendantsOfKind(SyntaxKind.JsxClosingElement)
      .filter((element) => element.getTagNameNode().getText() === provider)
      .map((element) => ({ start: element.getStart(), end: element.getEnd(), text: '</AppKitProvider>' })),
  ]
}

function wrap(file: SourceFile, provider: string, name: string): readonly TextEdit[] {
  return providersOf(file, provider).flatMap((element) => {
    const whole = Node.isJsxSelfClosingElement(element) ? element : element.getParentOrThrow()
    return [
      { start: whole.getStart(), end: whole.getStart(), text: `<AppKitProvider kit={${name}}>` },
      { start: whole.getEnd(), end: whole.getEnd(), text: '</AppKitProvider>' },
    ]
  })
}

/** The specifier by which the file imports the configuration's already, e.g. with an alias of the project. */
function ownImport(file: SourceFile, config: ConvertedConfig): string | undefined {
  const plain = (specifier: string) => specifier.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
  const tail = plain(config.file.getFilePath()).split('/').slice(-2)
  const relative = plain(moduleSpecifier(file, config.file.getFilePath()))
  return file
    .getImportDeclarations()
    .map((each) => each.getModuleSpecifierValue())
    .find((specifier) => {
      if (specifier.startsWith('.')) return plain(specifier) === relative
      const parts = plain(specifier).split('/')
      return (
        /^[@~#]/.test(specifier) &&
        parts.at(-1) === tail.at(-1) &&
        (parts.length < 3 || parts.at(-2) === tail.at(-2))
      )
    })
}

function indentOf(file: SourceFile): string {
  return /\n([ \t]+)\S/.exec(file.getFullText())?.[1] ?? '  '
}
