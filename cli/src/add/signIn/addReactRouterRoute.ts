import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import { addImport } from '../../migrate/source/addImport.ts'
import { applyTextEdits } from '../../migrate/source/textEdits.ts'
import type { AddContext } from '../AddContext.ts'
import { readReactRouterConfig } from '../kinds/findReactRouterApp.ts'
import { appendElement } from '../project/appendElement.ts'

const path = 'api/auth/*'

/** Adds the route of sign-in to an app of React Router: a module, and its line in `routes.ts`. */
export function addReactRouterRoute(context: AddContext): void {
  const { app, folder, files, style, project } = context
  if (/\bssr\s*:\s*false/.test(readReactRouterConfig(folder))) {
    context.addManual({
      reason:
        'react-router.config says `ssr: false`, so the app has no server: answer /api/auth by one of yours, with `getSignIn().handle(request)` of walletKit/signIn.',
      lines: [],
    })
    return
  }
  const routes = ['ts', 'js'].map((extension) => join(app.code, `routes.${extension}`)).find(existsSync)
  const file = routes === undefined ? undefined : project.getSourceFile(routes)
  // Routes by the names of files need no line.
  if (file && /\bflatRoutes\s*\(/.test(file.getFullText())) {
    files.add('reactRouterRoute.ts', join(app.code, 'routes/api.auth.$.ts'))
    return
  }
  const added = files.add('reactRouterRoute.ts', join(app.code, 'routes/api.auth.ts'))
  const module = added.slice(app.code.length + 1)
  const { quote } = style
  const line = `route(${quote}${path}${quote}, ${quote}${module}${quote})`
  const list = file && exportedList(file)
  if (file && list) {
    applyTextEdits(file, [appendElement(list, line, style.indent)])
    addImport(file, '@react-router/dev/routes', { name: 'route' })
  } else
    context.addManual({
      reason: 'The list of routes was not found.',
      lines: [`import { route } from ${quote}@react-router/dev/routes${quote}`, '', `${line},`],
    })
}

/** The array that a file exports by default, with or without a type. */
function exportedList(file: SourceFile) {
  const exported = file.getExportAssignment((each) => !each.isExportEquals())?.getExpression()
  const value = Node.isIdentifier(exported)
    ? file.getVariableDeclaration(exported.getText())?.getInitializer()
    : exported
  const bare = Node.isSatisfiesExpression(value) || Node.isAsExpression(value) ? value.getExpression() : value
  return bare?.asKind(SyntaxKind.ArrayLiteralExpression)
}
