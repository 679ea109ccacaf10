import { expect, onTestFinished, vi } from 'vitest'
import { settle } from '../testPage.test.helper.ts'

/**
 * Watches, with or without a page, what no input may reach: uncaught errors and rejections, prototypes, the document and the page's own
 * variables. Returns a check to be run after each input.
 */
export function watchPage(): () => Promise<void> {
  const escaped: unknown[] = []
  const catchError = (event: ErrorEvent) => escaped.push(event.error)
  const catchRejection = (reason: unknown) => escaped.push(reason)
  const page = typeof window === 'undefined' ? undefined : window
  page?.addEventListener('error', catchError)
  process.on('unhandledRejection', catchRejection)
  onTestFinished(() => {
    page?.removeEventListener('error', catchError)
    process.off('unhandledRejection', catchRejection)
  })
  // A warning about a broken wallet or storage is expected; thousands of them are noise.
  for (const method of ['warn', 'error', 'info', 'log', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined)
  const before = snapshot()
  return async () => {
    await settle()
    expect(escaped).toEqual([])
    expect(snapshot()).toEqual(before)
  }
}

function snapshot() {
  return {
    objects: Object.keys(Object.getOwnPropertyDescriptors(Object.prototype)).length,
    arrays: Object.keys(Object.getOwnPropertyDescriptors(Array.prototype)).length,
    nodes: typeof document === 'undefined' ? 0 : document.querySelectorAll('*').length,
    pwned: '__pwned' in globalThis,
    polluted: 'polluted' in {},
  }
}
