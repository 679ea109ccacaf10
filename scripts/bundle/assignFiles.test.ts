import { describe, expect, it } from 'vitest'
import { assignFiles, usersOfCopies } from './assignFiles.ts'
import type { BundlePlan } from './BundlePlan.ts'

const plan: BundlePlan = {
  sources: 'src',
  sourceMaps: true,
  parts: [
    ['modal', ['mount']],
    ['connecting', ['connecting']],
    ['account', ['account']],
    ['tokens', ['tokens']],
  ],
  shared: { from: 'account', name: 'parts' },
  apart: ['hook'],
  copied: ['face'],
  families: [['errors', ['errors/first']]],
  familyOf: (path) => (path === 'errors/redact' ? 'errors' : undefined),
}

const imports: readonly (readonly [
  path: string,
  statically: readonly string[],
  onDemand?: readonly string[],
])[] = [
  ['exports/index', ['store', 'errors/first', 'face'], ['mount', 'face']],
  ['face', []],
  ['store', []],
  ['errors/first', ['errors/redact']],
  ['errors/redact', []],
  ['mount', ['store', 'row', 'button', 'query']],
  ['row', []],
  ['button', []],
  ['connecting', ['button', 'code', 'table']],
  ['code', []],
  ['account', ['button', 'table', 'form']],
  ['tokens', ['form', 'table']],
  ['form', []],
  ['table', []],
  ['hook', ['query']],
  ['query', []],
]
const graph = new Map(imports.map(([path, statically, onDemand = []]) => [path, { statically, onDemand }]))
const files = assignFiles(graph, ['exports/index'], plan)

describe('assignFiles', () => {
  it('gives modules that hosts can import a file each, or that of their family', () => {
    expect(files.get('store')).toBe('store')
    expect(files.get('errors/first')).toBe('errors')
    expect(files.get('errors/redact')).toBe('errors')
    expect(files.has('exports/index'), 'an entry is a file anyway').toBe(false)
    expect(files.has('face'), 'so is what is also loaded on demand').toBe(false)
  })

  it('puts what a part loads into the file of the first part that uses it', () => {
    expect(files.get('mount')).toBe('modal')
    expect(files.get('row')).toBe('modal')
    expect(files.get('button')).toBe('modal')
    expect(files.get('code')).toBe('connecting')
    expect(files.get('table')).toBe('connecting')
  })

  it('puts what later parts have in common into a file of its own', () => {
    expect(files.get('form')).toBe('parts')
    expect(files.get('account')).toBe('account')
    expect(files.get('tokens')).toBe('tokens')
  })

  it('keeps out of the parts what is also loaded without them', () => {
    expect(files.has('query')).toBe(false)
    expect(files.has('hook')).toBe(false)
  })

  it('rejects a plan that names a module which does not exist', () => {
    expect(() => assignFiles(graph, [], { ...plan, apart: ['gone'] })).toThrow(
      'The bundle plan names unknown modules: gone',
    )
  })

  it('rejects a family whose modules are renamed, or behind a door', () => {
    const withFamily = (module: string) => () =>
      assignFiles(graph, ['exports/index'], { ...plan, families: [['errors', [module]]] })
    expect(withFamily('errors/second')).toThrow('The bundle plan names unknown modules: errors/second')
    expect(withFamily('row')).toThrow('Hosts cannot import these modules of a family: row')
  })
})

describe('usersOfCopies', () => {
  it('are the modules that are loaded with parts alone', () => {
    const users = usersOfCopies(graph, ['exports/index'], plan)
    expect([...users]).toEqual(expect.arrayContaining(['mount', 'row', 'tokens']))
    for (const path of ['store', 'hook', 'query']) expect(users.has(path)).toBe(false)
  })
})
