import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileFixture } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'

const reply = (name: string) => ({
  200: {
    description: 'One.',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  },
})

/** A contract that is too large for one page, whatever else it has. */
function largeApi({ paths = {}, schemas = {}, ...root }: Parameters<typeof openApi>[0]) {
  const many = Array.from({ length: 100 }, (_, index) => [`Thing${index}`, { type: 'string' }] as const)
  return { ...openApi({ paths, schemas: { ...Object.fromEntries(many), ...schemas } }), ...root }
}

const zoo = () => ({
  ...largeApi({
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          tags: ['Pets & more'],
          summary: 'Lists pets.',
          responses: reply('Pet'),
        },
        post: {
          operationId: 'addPet',
          tags: ['Pets & more'],
          responses: reply('Pet'),
          callbacks: {
            born: { '{$request.query.url}': { post: { operationId: 'petBorn', responses: reply('Size') } } },
          },
        },
      },
      '/keepers': { get: { operationId: 'listKeepers', tags: ['keepers'], responses: reply('Keeper') } },
    },
    schemas: {
      Pet: { type: 'object', properties: { keeper: { $ref: '#/components/schemas/Keeper' } } },
      Keeper: {
        type: 'object',
        description: 'Feeds.',
        properties: { size: { $ref: '#/components/schemas/Size' } },
      },
      Size: { type: 'integer' },
    },
  }),
  tags: [{ name: 'Pets & more', description: 'All *that* is fed.' }, { name: 'keepers' }],
})

/** Every link refers to an existing page, and to an anchor of it. */
function expectLinksToLead(folder: string) {
  const pages = globSync('**/*.md', { cwd: folder })
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const text = readFileSync(join(folder, page), 'utf8')
    for (const [, path = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
      const target = path === '' ? page : join(dirname(page), path)
      expect(existsSync(join(folder, target)), `${page} → ${path}`).toBe(true)
      const there = readFileSync(join(folder, target), 'utf8')
      if (anchor !== undefined) expect(there, `${page} → ${path}#${anchor}`).toContain(`<a id="${anchor}">`)
    }
  }
}

describe('a large service', () => {
  const compile = (contract: object) => {
    const { read, result, folder } = compileFixture({ 'zoo.json': contract }, { targets: ['reference'] })
    const paths = result.changes?.write
      .map(({ path }) => path)
      .filter((path) => !/\/Thing\d+\.md$/.test(path))
    return { read: (page: string) => read(`zoo/${page}.md`), paths, folder: join(folder, 'out/zoo') }
  }

  test('has a page for each tag and each model, and one that refers to them', () => {
    const { read, paths, folder } = compile(zoo())
    expect(paths).toEqual([
      'zoo/README.md',
      'zoo/reference/callbacks.md',
      'zoo/reference/keepers.md',
      'zoo/reference/models.md',
      'zoo/reference/models/Keeper.md',
      'zoo/reference/models/Pet.md',
      'zoo/reference/models/Size.md',
      'zoo/reference/petsMore.md',
    ])
    const index = read('README')
    expect(index).toContain('const reply = await listKeepers(client)')
    expect(index).toContain('| [Pets &amp; more](reference/petsMore.md) | 2 | All \\*that\\* is fed. |')
    expect(index).toContain('| [keepers](reference/keepers.md) | 1 |  |')
    expect(index).toContain('[All 103 models](reference/models.md)')
    expect(index).not.toContain('listPets')
    expect(read('reference/petsMore')).toContain('`application/json`: [Pet](models/Pet.md)')
    expect(read('reference/callbacks')).toContain('of [addPet](petsMore.md#operation-addPet)')
    expect(read('reference/models/Keeper')).toContain('| `size` | [Size](Size.md) |')
    expectLinksToLead(folder)
  })

  test('has pages whatever its tags and models are called', () => {
    const names = ['../../up', 'CON', 'models', 'README', 'a', 'A', 'a/b', '..', '動物']
    const paths = Object.fromEntries(
      names.map((name, index) => [`/${index}`, { get: { tags: [name], responses: reply('con') } }]),
    )
    const schemas = Object.fromEntries(['con', 'Readme', 'b', 'B', '../x', '大小'].map((name) => [name, {}]))
    const { folder, paths: pages = [] } = compile(largeApi({ paths, schemas }))
    expect(new Set(pages.map((page) => page.toLowerCase())).size).toBe(pages.length)
    for (const page of pages) expect(page).toMatch(/^zoo\/(README|reference\/(models\/)?\w+)\.md$/)
    expect(pages.map((page) => page.toLowerCase())).not.toContain('zoo/reference/con.md')
    expectLinksToLead(folder)
  })

  test('without operations has pages of models', () => {
    const { read, paths, folder } = compile(largeApi({ schemas: { Pet: {} } }))
    expect(paths).toEqual(['zoo/README.md', 'zoo/reference/models.md', 'zoo/reference/models/Pet.md'])
    expect(read('README')).not.toContain('How to call')
    expectLinksToLead(folder)
  })
})

test('a service that fits on one page has one', () => {
  const api = openApi({
    paths: { '/pets': { get: { operationId: 'listPets', responses: reply('Pet') } } },
    schemas: { Pet: {} },
  })
  const { result, folder } = compileFixture({ 'zoo.json': api }, { targets: ['reference'] })
  expect(result.changes?.write.map(({ path }) => path)).toEqual(['zoo/README.md'])
  expectLinksToLead(join(folder, 'out'))
})
