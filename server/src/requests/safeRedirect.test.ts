import { expect, test } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

const origin = 'https://app.example'

test.each([
  ['/home?a=1#b', `${origin}/home?a=1#b`],
  [`${origin}/home`, `${origin}/home`],
  ['home', `${origin}/home`],
])('%s is a page of the app', (callbackUrl, url) => {
  expect(safeRedirect(callbackUrl, origin)).toBe(url)
})

// T12
test.each([
  // Pages of the app for the URL parser, and of another origin for who reads a backslash or a tab in another way.
  '/a\\b',
  '/\tevil.example/..',
  // Its origin is that of its content.
  'blob:https://app.example/1',
  'https://app.example\\@evil.example',
  'https://user@app.example/',
  'https://:secret@app.example/',
  'http://app.example/',
  'https://app.example:8443/',
  'https://app.example.evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'https://',
])('%j is not', (callbackUrl) => {
  expect(safeRedirect(callbackUrl, origin)).toBe(origin)
})
