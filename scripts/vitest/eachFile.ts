import { afterAll, vi } from 'vitest'
import './limitWaits.ts'
import { waitLimit } from './waitLimit.ts'

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitLimit })
}

// The next file, which may share the globals, is loaded before its first test resets them.
afterAll(async () => {
  vi.useRealTimers()
  // React goes on in later turns after its root is unmounted, and reads `window` there.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
