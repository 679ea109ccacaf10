import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDefaultExport } from '../jsx/findPlace.ts'
import type { FoundApp } from './FoundApp.ts'
import { findFile } from './findFile.ts'

/** An app of React Router as a framework. */
export function findReactRouterApp(folder: string): FoundApp {
  const settings = readReactRouterConfig(folder)
  const [, name = 'app'] = /\bappDirectory\s*:\s*['"]([^'"]+)['"]/.exec(settings) ?? []
  const code = join(folder, name)
  const root = findFile(join(code, 'root'))
  return {
    kind: 'react-router',
    title: 'React Router',
    code,
    roots: root ? [{ path: root, findPlace: findDefaultExport }] : [],
    isTyped: /\.tsx?$/.test(root ?? ''),
  }
}

/** Text of `react-router.config`; empty where there is none. */
export function readReactRouterConfig(folder: string): string {
  const config = findFile(join(folder, 'react-router.config'))
  return config ? readFileSync(config, 'utf8') : ''
}
