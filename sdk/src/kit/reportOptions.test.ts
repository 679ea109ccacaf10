// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createTestKit } from '../test/testPage.test.helper.ts'

it.each([
  ['development', 1],
  ['production', 0],
])(
  'options that are none are named to the developer in %s, after what a visitor waits for',
  async (mode, warnings) => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('NODE_ENV', mode)
    const kit = createTestKit({ themeMode: 'dim' } as never)
    await kit.open()
    await vi.advanceTimersByTimeAsync(900)
    await vi.dynamicImportSettled()
    expect(warn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    await vi.dynamicImportSettled()
    expect(warn).toHaveBeenCalledTimes(warnings)
    if (warnings) expect(warn.mock.lastCall?.join()).toMatch(/Invalid options \(1\).*themeMode/s)
    vi.useRealTimers()
    vi.unstubAllEnvs()
  },
)
