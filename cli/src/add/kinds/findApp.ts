import type { FoundApp } from './FoundApp.ts'
import { findNextApp } from './findNextApp.ts'
import { findReactRouterApp } from './findReactRouterApp.ts'
import { findTanStackApp } from './findTanStackApp.ts'
import { findViteApp } from './findViteApp.ts'

/**
 * The app in a folder, by its packages and files; undefined where it is of no known kind.
 *
 * @param folder absolute
 * @param packages names of its dependencies
 */
export function findApp(folder: string, packages: readonly string[]): FoundApp | undefined {
  const has = (name: string) => packages.includes(name)
  if (has('next')) return findNextApp(folder)
  if (has('@react-router/dev')) return findReactRouterApp(folder)
  if (has('@tanstack/react-start')) return findTanStackApp(folder)
  if (has('vite') && has('react')) return findViteApp(folder)
  return undefined
}
