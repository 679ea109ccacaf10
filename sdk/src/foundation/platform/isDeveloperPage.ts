import { getWindow } from './getWindow.ts'

/**
 * Whether the visitor of the page is its developer: where it was not built for production, or, without a build, where
 * this machine serves it.
 */
export function isDeveloperPage(): boolean {
  const page = getWindow()
  if (!page) return false
  try {
    // Bundlers replace the whole expression.
    const mode = process.env.NODE_ENV
    if (mode) return mode !== 'production'
  } catch {
    // Not built: there is no `process`.
  }
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(page.location.hostname)
}
