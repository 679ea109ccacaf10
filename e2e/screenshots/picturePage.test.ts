import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from './areas.ts'
import { picturePage, picturesOf } from './picturePage.ts'
import { stateNames } from './stateNames.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)
const files = areas.flatMap((area) => Object.values(picturesOf(area)))

it('shows each area of the panel of views', () => {
  const panel = readFileSync(new URL('../../playground/src/views/modalStates.ts', import.meta.url), 'utf8')
  const groups = new Set([...panel.matchAll(/group\('(.+?)'/g)].map(([, group]) => group))
  // Toasts, which are above any view.
  groups.delete('Notices')
  expect(areas.map(({ title }) => title)).toEqual([...groups])
})

it('shows views that are known', () => {
  const states = areas.flatMap(({ views }) => views.map(({ state }) => state))
  expect(states.filter((state) => !stateNames().includes(state))).toEqual([])
})

it('is current: run `npm run screenshots -- --project pictures`', () => {
  expect(readFileSync(new URL('README.md', folder), 'utf8')).toBe(picturePage(areas))
})

it('has each of its pictures beside it, and no others', () => {
  expect(readdirSync(folder).sort()).toEqual(['README.md', ...files].sort())
})

it('has pictures that a repository can carry', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  expect(bytes).toBeLessThan(1_200_000)
})
