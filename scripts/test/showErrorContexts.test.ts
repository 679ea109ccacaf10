import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { showErrorContexts } from './showErrorContexts.ts'

test('prints the page of every failed test, and nothing without failures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-contexts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = vi.spyOn(console, 'log').mockReturnValue()
  showErrorContexts(join(folder, 'absent'))
  showErrorContexts(folder)
  expect(log).not.toHaveBeenCalled()

  mkdirSync(join(folder, 'a-test'))
  writeFileSync(join(folder, 'a-test', 'error-context.md'), '- dialog "Sign In"\n')
  writeFileSync(join(folder, 'a-test', 'screenshot.png'), 'image')
  showErrorContexts(folder)
  expect(log.mock.calls).toEqual([['\na-test\n- dialog "Sign In"']])
})
