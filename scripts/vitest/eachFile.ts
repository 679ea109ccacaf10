import processConsole from 'node:console'
import { afterAll, vi } from 'vitest'
import './limitWaits.ts'
import { waitLimit } from './waitLimit.ts'

if ('document' in globalThis) {
  // A document logs the replies that it was given to the console of the process, which Vitest does not watch.
  if (processConsole !== console)
    Object.assign(processConsole, {
      error: (...said: unknown[]) => console.error(...said),
      warn: (...said: unknown[]) => console.warn(...said),
    })
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitLimit })
}

// The next file, which may share the globals, is loaded before its first test resets them.
afterAll(async () => {
  vi.useRealTimers()
  // A module that is still loading when the file ends has failed to load for every later file.
  await vi.dynamicImportSettled()
  // React works in later turns after its root is unmounted, and reads `window` there.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
