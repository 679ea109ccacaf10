import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { filesTouched, outputFiles, totalBytes } from './outputFiles.ts'

it('lists the files of all folders, and counts touched ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-output-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'deep'))
  for (const name of ['same', 'removed', 'rewritten', 'deep/same']) writeFileSync(join(folder, name), '12345')
  const before = outputFiles(folder)
  expect([before.size, totalBytes(before)]).toEqual([4, 20])

  rmSync(join(folder, 'removed'))
  writeFileSync(join(folder, 'added'), '')
  utimesSync(join(folder, 'rewritten'), 1, 1)
  expect(filesTouched(before, before)).toBe(0)
  expect(filesTouched(before, outputFiles(folder))).toBe(3)
})
