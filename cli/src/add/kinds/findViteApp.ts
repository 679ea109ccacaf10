import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findRender } from '../jsx/findPlace.ts'
import type { FoundApp } from './FoundApp.ts'
import { findFolder } from './findFile.ts'

/** An app of Vite: the module of its `index.html`. */
export function findViteApp(folder: string): FoundApp {
  const page = join(folder, 'index.html')
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const modules = [...html.matchAll(/<script\b[^>]*\bsrc=["']\.?\/?([^"':?]+\.[jt]sx?)["']/g)]
    .map(([, path = '']) => join(folder, path))
    .filter((path) => existsSync(path))
  const [entry, second] = modules
  const isFound = entry !== undefined && second === undefined
  return {
    kind: 'vite',
    title: 'Vite',
    code: isFound ? dirname(entry) : (findFolder(folder, 'src') ?? folder),
    roots: isFound ? [{ path: entry, findPlace: findRender }] : [],
    isTyped: isFound ? /\.tsx?$/.test(entry) : existsSync(join(folder, 'tsconfig.json')),
  }
}
