// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { projectQuery } from './projectQuery.ts'

it.each([
  ['test', { projectId: 'test' }],
  // A service answers an empty id as invalid input, and a missing one with 401, which names the project.
  ['', {}],
])('identifies the project %j, if it has an id', (projectId, identified) => {
  const kit = createTestKit({ projectId })
  onTestFinished(() => kit.destroy())
  const { st: _, sv: __, ...query } = projectQuery(kit)
  expect(query).toEqual(identified)
})
