import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './findBrowser.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-kit-browser-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, exitCode: number) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

test('CHROMIUM_PATH has priority', () => {
  program('chromium', 0)
  const chosen = program('my-browser', 0)
  expect(findBrowser({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen)
})

test('an invalid CHROMIUM_PATH is an error', () => {
  program('chromium', 0)
  expect(() => findBrowser({ CHROMIUM_PATH: join(folder, 'absent'), PATH: folder })).toThrow(/does not start/)
})

test('a browser on the path that does not start is skipped', () => {
  program('chromium', 1)
  const chrome = program('google-chrome', 0)
  expect(findBrowser({ PATH: folder })).toBe(chrome)
})

test('the headless shell is preferred', () => {
  program('chromium', 0)
  const shell = program('chromium-headless-shell', 0)
  expect(findBrowser({ PATH: folder })).toBe(shell)
})
