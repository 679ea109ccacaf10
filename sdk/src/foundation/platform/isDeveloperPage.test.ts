// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { isDeveloperPage } from './isDeveloperPage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['development', true],
  ['test', true],
  ['production', false],
])('a %s build is a developer’s: %s', (mode, expected) => {
  vi.stubEnv('NODE_ENV', mode)
  expect(isDeveloperPage()).toBe(expected)
})

describe('a page without a build', () => {
  it.each([
    ['localhost', true],
    ['kit.localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['example.com', false],
    ['localhost.example.com', false],
  ])('on %s is a developer’s: %s', (hostname, expected) => {
    vi.stubGlobal('window', { location: { hostname } })
    vi.stubGlobal('process', undefined)
    expect(isDeveloperPage()).toBe(expected)
  })
})

test('a server has no developer’s page', () => {
  vi.stubGlobal('window', undefined)
  expect(isDeveloperPage()).toBe(false)
})
