// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createTestKit } from '../testing/testPage.test.helper.ts'

it.each([
  ['localhost', 1],
  ['app.example', 0],
])(
  'options that are none are named to the developer of %s, after what a visitor waits for',
  async (host, warnings) => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window.location, 'hostname', 'get').mockReturnValue(host)
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
  },
)
