import { expect, test } from 'vitest'
import { setProjectId } from './setProjectId.ts'
import { UsageError } from './UsageError.ts'

const environment = '# PROJECT_ID=in a comment\nVITE_PROJECT_ID=\nVITE_SERVICES=hosted\n'

test('only that value changes', () => {
  expect(setProjectId(environment, 'abc_1-2')).toBe(
    '# PROJECT_ID=in a comment\nVITE_PROJECT_ID=abc_1-2\nVITE_SERVICES=hosted\n',
  )
})

test.each(['', 'a b', 'a\nVITE_EVIL=1', '$(id)', 'a"b', "$'", '$&'])('%j is refused', (projectId) => {
  expect(() => setProjectId(environment, projectId)).toThrow(UsageError)
})
