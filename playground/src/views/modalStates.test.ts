import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modalStates } from './modalStates.ts'

const source = readFileSync(
  join(import.meta.dirname, '../../../sdk/src/modal/navigation/ViewName.ts'),
  'utf8',
)
const views = [...source.matchAll(/\| '(\w+)'/g)].map(([, name]) => name)

test('the panel shows every view of the modal, each state once', () => {
  const names = modalStates.map(({ name }) => name)
  expect(views.length).toBeGreaterThan(40)
  expect(views.filter((view) => !names.some((name) => name.split(', ')[0] === view))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
