import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { step, stepOwner } from './step.mjs'

function readLines() {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  return () => log.mock.calls.map(([line]) => stripVTControlCharacters(String(line)))
}

test('reports the end of a step, and returns its result', async () => {
  const lines = readLines()
  expect(await step('npm install', async () => 'installed')).toBe('installed')
  expect(lines().at(-1)).toMatch(/^✓ npm install \(/)
  const failure = new Error('no disk')
  await expect(step('npm run build', () => Promise.reject(failure))).rejects.toBe(failure)
  expect(lines().at(-1)).toMatch(/^✗ npm run build \(/)
})

test('steps beside each other say whose they are', async () => {
  const lines = readLines()
  const install = (owner: string) => stepOwner.run(owner, () => step('npm install', async () => {}))
  await Promise.all([install('template'), install('hosts')])
  const ends = lines().filter((line) => line.startsWith('✓'))
  expect(ends.map((line) => line.replace(/ \(.*/, '')).sort()).toEqual([
    '✓ hosts: npm install',
    '✓ template: npm install',
  ])
})
