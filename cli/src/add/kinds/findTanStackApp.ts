import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBody } from '../jsx/findPlace.ts'
import type { FoundApp } from './FoundApp.ts'
import { findFile } from './findFile.ts'

/** An app of TanStack Start. */
export function findTanStackApp(folder: string): FoundApp {
  const config = findFile(join(folder, 'vite.config'))
  const settings = config && existsSync(config) ? readFileSync(config, 'utf8') : ''
  const [, name = 'src'] = /\bsrcDirectory\s*:\s*['"]([^'"]+)['"]/.exec(settings) ?? []
  const code = join(folder, name)
  const root = findFile(join(code, 'routes/__root'))
  return {
    kind: 'tanstack-start',
    title: 'TanStack Start',
    code,
    roots: root ? [{ path: root, findPlace: findBody }] : [],
    isTyped: /\.tsx?$/.test(root ?? ''),
  }
}
