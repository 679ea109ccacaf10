import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '../../migrate/project/readSources.ts'
import { findBody, findPage } from '../jsx/findPlace.ts'
import type { FoundApp, RootFile } from './FoundApp.ts'
import { findFile, findFolder } from './findFile.ts'

/** An app of Next: its layouts that render the document, and `_app` of the Pages Router. */
export function findNextApp(folder: string): FoundApp {
  const app = findFolder(folder, 'app', 'src/app')
  const pages = findFolder(folder, 'pages', 'src/pages')
  const code = dirname(app ?? pages ?? join(folder, 'app'))
  const layouts = app === undefined ? [] : listFiles(app).filter(isRootLayout)
  const custom = pages && findFile(join(pages, '_app'))
  const roots: readonly RootFile[] = [
    ...layouts.map((path) => ({ path, findPlace: findBody })),
    ...(custom ? [{ path: custom, findPlace: findPage }] : []),
  ]
  const isTyped = existsSync(join(folder, 'tsconfig.json'))
  const isApp = app !== undefined
  return {
    kind: isApp ? 'next-app' : 'next-pages',
    title: `Next (${isApp ? 'App' : 'Pages'} Router)`,
    code,
    roots,
    ...(pages && !custom && !isApp ? { missingRoot: join(pages, `_app.${isTyped ? 'tsx' : 'js'}`) } : {}),
    isTyped,
  }
}

function isRootLayout(path: string): boolean {
  return /^layout\.[jt]sx?$/.test(basename(path)) && readFileSync(path, 'utf8').includes('<body')
}
