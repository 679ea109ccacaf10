import { describe, expect, it } from 'vitest'
import { pathReader } from './readPath.ts'
import { routePattern } from './routePattern.ts'
import { segmentPattern } from './segmentPattern.ts'
import { type DeclaredParameters, wireParameters } from './wireParameter.ts'
import type { WireShape } from './wireShape.ts'

type Path = NonNullable<DeclaredParameters['path']>
const fields = { properties: { R: 'number', G: 'number' } } as const

function read(template: string, path: Path, pathname: string) {
  return pathReader(wireParameters({ path }), template)(pathname)
}

describe('parameters of a path', () => {
  it.each<[string, Path, string, object]>([
    ['/items/{id}', { id: 'number' }, '/items/7', { id: 7 }],
    ['/items/{id}/', { id: 'string' }, '/items/7/', { id: '7' }],
    ['/items/{id}', { id: 'string' }, '/api/v1/items/7', { id: '7' }],
    ['/items/{id}/tags/{tag}', { id: 'string', tag: 'string' }, '/api/items/a/tags/b', { id: 'a', tag: 'b' }],
    ['/items/{id}', { id: 'string' }, '/items/a%2Fb%20c', { id: 'a/b c' }],
    ['/items/{id}', { id: 'string' }, '/items/%zz', { id: '%zz' }],
    ['/items/{id}', { other: 'string' }, '/items/7', {}],
    ['/items/{id}.json', { id: 'string' }, '/items/7.json', { id: '7' }],
    ['/items/{id}.json', { id: 'string' }, '/items/7.xml', {}],
    ['/items/{id}.json', { id: 'string' }, '/items/7xjson', {}],
    ['/items/{id}.json', { id: 'string' }, '/items/7.json2', {}],
    ['/items/{id}/a', { id: 'string' }, '/a', {}],
    ['/{a}-{b}', { a: 'string', b: 'string' }, '/1-2-3', { a: '1', b: '2-3' }],
    ['/{a}-{b}', { a: 'string', b: 'string' }, '/-1-2', { a: '-1', b: '2' }],
    ['/{a}--{b}', { a: 'string', b: 'string' }, '/1-2--3', { a: '1-2', b: '3' }],
    ['/{a}{b}', { a: 'string', b: 'string' }, '/12', { a: '1', b: '2' }],
    ['/{a}.{b}.{c}', { a: 'string', b: 'string', c: 'string' }, '/1.2.3.4', { a: '1', b: '2', c: '3.4' }],
    ['/a?x={id}', { id: 'string' }, '/a', {}],
  ])('of %s as %j in %s are %j', (template, path, pathname, expected) => {
    expect(read(template, path, pathname)).toEqual(expected)
  })

  it.each<[string, boolean, WireShape, string, unknown]>([
    ['simple', false, 'string[]', 'blue,black', ['blue', 'black']],
    ['simple', true, fields, 'R=1,G=2', { R: 1, G: 2 }],
    ['label', false, 'string', '.blue', 'blue'],
    ['label', false, 'string', '.a.b', 'a.b'],
    ['label', false, 'string[]', '.blue,black', ['blue', 'black']],
    ['label', true, 'string[]', '.blue.black', ['blue', 'black']],
    ['label', true, fields, '.R=1.G=2', { R: 1, G: 2 }],
    ['simple', false, 'string', '.blue', '.blue'],
    ['simple', false, 'string', ';c=blue', ';c=blue'],
    ['matrix', false, 'string', ';c=blue', 'blue'],
    ['matrix', true, 'string', ';c=blue', 'blue'],
    ['matrix', false, 'string', ';c=a=b;c', 'a=b;c'],
    ['matrix', false, 'string', ';c', ''],
    ['matrix', false, 'string[]', ';c=blue,black', ['blue', 'black']],
    ['matrix', true, 'string[]', ';c=blue;c=black', ['blue', 'black']],
    ['matrix', true, 'string[]', ';c=;c=black', ['', 'black']],
    ['matrix', false, fields, ';c=R,1,G,2', { R: 1, G: 2 }],
    ['matrix', true, fields, ';R=1;G=2', { R: 1, G: 2 }],
  ])('in the style %s, explode %s, as %j are read from %s', (style, explode, shape, text, value) => {
    const facts = { style, explode, shape } as Extract<Path[string], object>
    expect(read('/a/{c}', { c: facts }, `/a/${text}`)).toEqual({ c: value })
  })
})

describe('the pattern of a route', () => {
  it.each([
    ['/items', '/items'],
    ['/items/{id}', '/items/:p2'],
    ['/{a}/{b}', '/:p1/:p2'],
    ['/items/{id}.json', '/items/:p2{[^/]+?\\.json}'],
    ['/items/v{id}', '/items/:p2{v[^/]+?}'],
    ['/{a}{b}', '/:p1{[^/]+?[^/]+?}'],
    ['/{a}-{b}', '/:p1{[^/][^/-]*-[^/]+?}'],
    ['/{a}ab{b}', '/:p1{[^/]+?ab[^/]+?}'],
    ['/{}', '/:p1'],
    ['/{{a}}', '/:p1{[^/]+?\\}}'],
    ['/a*b', '/:p1{a\\*b}'],
    ['/a:b', '/:p1{a:b}'],
    ['/a?b={c}', '/a'],
    ['/a%20b/%C3%BC', '/a b/ü'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%25b', '/a%25b'],
    ['/a%zz', '/a%zz'],
  ])('of %s is %s', (template, pattern) => {
    expect(routePattern(template)).toBe(pattern)
  })

  it('ends a value at a separator of one character', () => {
    const pattern = (segment: string) =>
      segmentPattern(
        segment,
        (text) => text,
        (value) => `(${value})`,
      )
    expect(pattern('{a}-{b}')).toBe('([^/][^/-]*)-([^/]+?)')
    expect(pattern('{a}\\.{b}')).toBe('([^/][^/\\.]*)\\.([^/]+?)')
    expect(pattern('{a}\\x2d{b}')).toBe('([^/][^/\\x2d]*)\\x2d([^/]+?)')
    expect(pattern('{a}%{b}')).toBe('([^/]+?)%([^/]+?)')
    expect(pattern('{a}\\x2d-{b}')).toBe('([^/]+?)\\x2d-([^/]+?)')
    expect(pattern('{a}\\xzz{b}')).toBe('([^/]+?)\\xzz([^/]+?)')
    expect(pattern('{a}-.{b}-{c}')).toBe('([^/]+?)-.([^/][^/-]*)-([^/]+?)')
    expect(pattern('a{b}')).toBe('a([^/]+?)')
    expect(pattern('a')).toBe('a')
  })
})

it('parameters have the defaults of OpenAPI', () => {
  const facts = { style: 'form', explode: false, shape: 'number' } as const
  const declared = {
    path: { a: 'string' },
    query: { b: 'number' },
    header: { c: {} },
    cookie: { d: facts },
  } as const
  expect(wireParameters(declared)).toEqual([
    { name: 'a', in: 'path', style: 'simple', explode: false, shape: 'string' },
    { name: 'b', in: 'query', style: 'form', explode: true, shape: 'number' },
    { name: 'c', in: 'header', style: 'simple', explode: false, shape: 'string' },
    { name: 'd', in: 'cookie', ...facts },
  ])
  expect(wireParameters({ query: { a: { style: 'pipeDelimited' } }, cookie: { b: 'string' } })).toMatchObject(
    [
      { style: 'pipeDelimited', explode: false },
      { style: 'form', explode: true },
    ],
  )
  expect(wireParameters({ path: { a: { style: 'form' } } })).toMatchObject([{ style: 'form', explode: true }])
  expect(wireParameters({})).toEqual([])
})
