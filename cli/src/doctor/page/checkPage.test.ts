import { expect, test } from 'vitest'
import type { Needs } from '../options/loadKit.ts'
import { checkPage } from './checkPage.ts'
import type { ReadPage } from './readPage.ts'

const needs: Needs = {
  networks: [],
  rules: [
    {
      feature: 'wallet directory',
      sources: { 'connect-src': ['https://list.example'], 'img-src': ['data:'] },
    },
    { feature: 'e-mail and social login', sources: { 'frame-src': ['https://frame.example'] } },
  ],
  services: { frame: 'https://frame.example/sdk' },
  features: { socials: ['google', 'passkey'] },
  projectId: undefined,
}
const strict =
  "default-src 'none'; connect-src https://list.example; img-src data:; frame-src https://frame.example; frame-ancestors 'none'"

function pageWith(policies: readonly string[], headers: Record<string, string> = {}): ReadPage {
  const scripts = [{ url: 'https://shop.example/a.js', bytes: 12_345 }]
  return { url: new URL('https://shop.example/'), headers: new Headers(headers), policies, scripts }
}

const problems = (page: ReadPage) =>
  checkPage(page, needs).filter(({ level }) => level === 'error' || level === 'warning')

test('finds nothing where the policy allows what the options need', () => {
  expect(problems(pageWith([strict]))).toEqual([])
  expect(checkPage(pageWith([strict]), needs).at(-1)?.text).toContain('1 scripts, 12.3 kB')
})

test('names what each policy blocks, and the feature', () => {
  expect(problems(pageWith([strict, "img-src 'self'"]))).toMatchObject([
    {
      id: 'csp/sources',
      text: 'The policy blocks data: (wallet directory).',
      remedy: 'Add to img-src: data:',
    },
  ])
  expect(problems(pageWith(["default-src 'self'"])).map(({ id }) => id)).toEqual([
    'csp/sources',
    'csp/sources',
    'csp/sources',
    'csp/frame-ancestors',
  ])
})

test('warns where any page may frame it', () => {
  expect(problems(pageWith([]))).toMatchObject([{ id: 'csp/none', level: 'warning' }])
})

test.each([
  ['cross-origin-opener-policy', 'same-origin', 'headers/coop'],
  ['cross-origin-opener-policy', 'noopener-allow-popups; report-to="x"', 'headers/coop'],
  ['cross-origin-embedder-policy', 'require-corp', 'headers/coep'],
  ['permissions-policy', 'camera=(), publickey-credentials-get=(self)', 'headers/permissions-policy'],
])('%s: %s keeps logins from working', (name, value, id) => {
  expect(problems(pageWith([strict], { [name]: value }))).toMatchObject([{ id, level: 'error' }])
})

test.each([
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-embedder-policy', 'unsafe-none'],
  ['permissions-policy', 'publickey-credentials-get=(self "https://frame.example")'],
])('%s: %s does not', (name, value) => {
  expect(problems(pageWith([strict], { [name]: value }))).toEqual([])
})
