import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkEdit, compiledShop, edits, filesBelow, set, syntaxes } from '../testing/editedShop.ts'

// Each edit in each syntax: `npm run conformance`.
test.each(edits)('after a change of %s the output is that of a full run', (_, edit, made) => {
  checkEdit(syntaxes.JSON, edit, made)
})

describe.each(Object.entries(syntaxes))('after a change of a contract in %s', (_, syntax) => {
  test('finds one change after another', () => {
    const { folder, document, save, run, wholeRun } = compiledShop(syntax)
    const schemas = Reflect.get(Reflect.get(document, 'components'), 'schemas')
    // Those that remove the subject of another one.
    const clashing = ['a property less', 'another kind']
    for (const [name, edit, made] of edits) {
      if (made === 'whole' || clashing.includes(name)) continue
      edit(schemas, document)
      save()
      const { services, diagnostics } = run()
      expect(services).toEqual([])
      expect(diagnostics).toEqual(wholeRun().diagnostics)
    }
    expect(filesBelow(join(folder, 'out'))).toEqual(filesBelow(join(folder, 'whole')))
  })

  test('that breaks its syntax the mistake is reported and the output stays', () => {
    const { folder, save, run } = compiledShop(syntax)
    const before = filesBelow(join(folder, 'out'))
    const text = readFileSync(join(folder, syntax.file), 'utf8')
    save(text.replace('maxLength', 'maxLength: "} '))
    expect(run()).toMatchObject({
      ok: false,
      diagnostics: [{ message: expect.stringContaining('Syntax error') }],
    })
    expect(filesBelow(join(folder, 'out'))).toEqual(before)
  })
})

test('of many pages only those about the change are made again', () => {
  const { document, save, run } = compiledShop(syntaxes['JSON of many pages'])
  set(document, 'components.schemas.Author.properties.name.maxLength', 90)
  save()
  const pages = run().changes?.write.flatMap(({ path }) => (path.endsWith('.md') ? [path] : []))
  expect(pages).toEqual(['shop/reference/models/Author.md'])
})

test('in one of two schemas with a shared warning the warning is updated', () => {
  const { document, save, run, wholeRun } = compiledShop(syntaxes.JSON)
  const { Zone } = Reflect.get(Reflect.get(document, 'components'), 'schemas')
  set(Zone, 'properties.area.format', 'date-tmie')
  save()
  expect(run().diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('(Here and in 1 other place.)'),
  ])
  set(Zone, 'properties.area.format', 'date-time')
  save()
  expect(run().diagnostics).toEqual(wholeRun().diagnostics)
})

test('in a schema whose name clashes with another the warning stays', () => {
  const { document, save, run, wholeRun } = compiledShop(syntaxes.JSON)
  const schemas = Reflect.get(Reflect.get(document, 'components'), 'schemas')
  Reflect.set(schemas, 'AUTHOR', { type: 'string', maxLength: 1 })
  save()
  run()
  for (const subject of ['AUTHOR.maxLength', 'Author.properties.name.maxLength']) {
    set(schemas, subject, 70)
    save()
    const { diagnostics } = run()
    expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining('Name clash'))
    expect(diagnostics).toEqual(wholeRun().diagnostics)
  }
})

test('properties that are those of another schema follow its changes', () => {
  const { folder, document, save, run, wholeRun } = compiledShop(syntaxes.JSON)
  const schemas = Reflect.get(Reflect.get(document, 'components'), 'schemas')
  Reflect.set(schemas, 'Copy', { type: 'object', properties: { $ref: '#/components/schemas/Author' } })
  for (const length of [70, 71]) {
    set(schemas, 'Author.properties.name.maxLength', length)
    save()
    run()
    wholeRun()
    expect(filesBelow(join(folder, 'out'))).toEqual(filesBelow(join(folder, 'whole')))
  }
})

test('an entry of YAML that is moved into the one before it is found there', () => {
  const { folder, save, run, wholeRun } = compiledShop(syntaxes.YAML)
  const text = readFileSync(join(folder, 'shop.yaml'), 'utf8')
  save(
    text.replace(/^ {4}Odd:\n(?: {6}.*\n)+/m, (lines) => lines.replace(/^/gm, '  ').trimEnd().concat('\n')),
  )
  const { diagnostics, ok } = run()
  expect({ diagnostics, ok }).toMatchObject({ diagnostics: wholeRun().diagnostics, ok: wholeRun().ok })
  expect(filesBelow(join(folder, 'out')).length).toBe(filesBelow(join(folder, 'whole')).length)
})

describe('a second run', () => {
  test('touches nothing and reports the warnings again', () => {
    const { run } = compiledShop(syntaxes.YAML)
    const { diagnostics, changes } = run()
    expect(changes).toMatchObject({ write: [], remove: [], foreign: [] })
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('date-tmie')])
  })

  test('restores a file that was edited', () => {
    const { folder, run } = compiledShop(syntaxes.JSON)
    const path = join(folder, 'out/shop/client/books.ts')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `${text}// mine\n`)
    run()
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('compares a file that was only touched, and finds it unchanged', () => {
    const { folder, run } = compiledShop(syntaxes.JSON)
    utimesSync(join(folder, 'out/shop/client.ts'), 1, 1)
    expect(run().changes).toMatchObject({ write: [], remove: [] })
  })

  test('is a full run when the cache is damaged', () => {
    const { folder, document, save, run, wholeRun } = compiledShop(syntaxes.JSON)
    for (const entry of readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), '{"tool":1')
    }
    set(document, 'components.schemas.Author.properties.name.maxLength', 90)
    save()
    expect(run().ok).toBe(true)
    wholeRun()
    expect(filesBelow(join(folder, 'out'))).toEqual(filesBelow(join(folder, 'whole')))
  })
})
