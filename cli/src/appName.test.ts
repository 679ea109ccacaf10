import { expect, test } from 'vitest'
import { setAppName, toAppName } from './appName.ts'

test.each([
  ['my-app', 'My app'],
  ['shop', 'Shop'],
  ['my.big_app-2', 'My big app 2'],
])('%s is %s', (packageName, name) => {
  expect(toAppName(packageName)).toBe(name)
})

test('only the name changes', () => {
  expect(setAppName('# APP_NAME\nVITE_APP_NAME=My app\nVITE_OTHER=1\n', 'seed-shop')).toBe(
    '# APP_NAME\nVITE_APP_NAME=Seed shop\nVITE_OTHER=1\n',
  )
})
