import { join } from 'node:path'
import { addImport } from '../migrate/source/addImport.ts'
import { moduleSpecifier, relativeSpecifier } from '../migrate/source/moduleSpecifier.ts'
import { applyTextEdits } from '../migrate/source/textEdits.ts'
import { put } from '../put.ts'
import type { AddContext } from './AddContext.ts'
import { addWagmi, hasProjectId } from './addWagmi.ts'
import { wrapPlace } from './jsx/wrapPlace.ts'
import { optionsText } from './optionsText.ts'
import { providerText } from './providerText.ts'

/** Adds the kit's options and provider as files of the app, and puts the provider around its pages. */
export function addProvider(context: AddContext): void {
  const { app, files, choices } = context
  const folder = join(app.code, 'walletKit')
  const wagmi = addWagmi(context)
  if (wagmi) files.alias('wagmi', wagmi.file.getFilePath())
  files.add('kitOptions.ts', join(folder, 'kitOptions.ts'), (text) =>
    optionsText(text, choices, wagmi && { name: wagmi.options, hasProjectId: hasProjectId(wagmi) }),
  )
  const provider = files.add('WalletKitProvider.tsx', join(folder, 'WalletKitProvider.tsx'), (text) =>
    providerText(app.kind === 'next-app' ? `'use client'\n${text}` : text, choices, wagmi?.adapter),
  )
  for (const { path, findPlace } of app.roots) {
    const file = context.project.getSourceFileOrThrow(path)
    const place = findPlace(file)
    const button = choices.button ? ['<ConnectButton />'] : []
    if (!place) {
      context.addManual({
        reason: `${context.toPath(path)} renders its pages in a way that is not known here.`,
        lines: providerLines(context, path, provider),
      })
      continue
    }
    applyTextEdits(file, [
      wrapPlace({ file, place, tag: 'WalletKitProvider', before: button, indent: context.style.indent }),
    ])
    if (choices.button) addImport(file, '@wallet-kit/react', { name: 'ConnectButton' })
    addImport(file, moduleSpecifier(file, provider), { name: 'WalletKitProvider' })
  }
  if (app.roots.length > 0) return
  if (app.missingRoot) addMissingRoot(context, app.missingRoot)
  else
    context.addManual({
      reason: 'The file that renders the pages was not found, or there are several.',
      lines: providerLines(context, join(app.code, 'main'), provider),
    })
}

/** Adds `_app` to Next's Pages Router. */
function addMissingRoot({ files, choices }: AddContext, path: string): void {
  files.add('_app.tsx', path.replace(/\.\w+$/, '.tsx'), (text) =>
    choices.button
      ? text
      : put(put(text, / *<ConnectButton \/>\n/, ''), /import \{ ConnectButton \}.*\n/, ''),
  )
}

/** Lines by hand: imports, and the provider around the pages. */
function providerLines({ style, choices }: AddContext, from: string, provider: string): readonly string[] {
  const { quote, semicolon, indent } = style
  const specifier = relativeSpecifier(from, provider, style.hasExtensions)
  return [
    `import { WalletKitProvider } from ${quote}${specifier}${quote}${semicolon}`,
    ...(choices.button
      ? [`import { ConnectButton } from ${quote}@wallet-kit/react${quote}${semicolon}`]
      : []),
    '',
    '<WalletKitProvider>',
    ...(choices.button ? [`${indent}<ConnectButton />`] : []),
    `${indent}{/* the pages */}`,
    '</WalletKitProvider>',
  ]
}
