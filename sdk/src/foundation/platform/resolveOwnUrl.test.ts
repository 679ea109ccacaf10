import { describe, expect, it } from 'vitest'
import { resolveOwnUrl } from './resolveOwnUrl.ts'

const origin = 'https://shop.example'

// T12
describe('resolveOwnUrl', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/account?a=1#b', 'https://shop.example/account?a=1#b'],
    ['https://shop.example:443/', 'https://shop.example/'],
    ['/account', 'https://shop.example/account'],
    ['account?error=x', 'https://shop.example/account?error=x'],
    ['//shop.example/account', 'https://shop.example/account'],
    ['', 'https://shop.example/'],
  ])('resolves %j', (value, href) => {
    expect(resolveOwnUrl(value, origin)?.href).toBe(href)
  })

  it.each([
    'https://evil.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shop.example.evil.example/',
    'https://shop.exampleevil.example/',
    'https://evil.example/https://shop.example/',
    'https://shop.example@evil.example/',
    'https://user@shop.example/',
    'https://user:secret@shop.example/',
    'https://sh\u043ep.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' https://evil.example',
    'https://shop.example\\@evil.example',
    'https:\\\\evil.example',
    '/account\\..\\..',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)//https://shop.example',
    'data:text/html,x',
    'blob:https://shop.example/0',
    'intent://shop.example#Intent;end',
    'https://',
    'http://[',
    '/a\u0000b',
    '/a\nb',
    '/a\u2028b',
  ])('refuses %j', (value) => {
    expect(resolveOwnUrl(value, origin)).toBeUndefined()
  })
})
