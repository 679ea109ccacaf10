import { describe, expect, test } from 'vitest'
import {
  access,
  arrayLiteral,
  type Code,
  code,
  identifier,
  literal,
  objectLiteral,
  regularExpression,
} from '../fragment/code.ts'
import type { Declaration } from '../fragment/declaration.ts'
import { defaultOf, fromPackage, fromRuntime, fromService, namespaceOf } from '../fragment/importedName.ts'
import { printFile } from './printFile.ts'

function print(...declarations: readonly Declaration[]): string {
  const printed = printFile(
    { path: 'layer/file', declarations: () => declarations },
    { header: '// header', extension: '.ts' },
  )
  return printed?.text ?? ''
}

/** The value of a fragment. */
async function evaluate(value: Code): Promise<unknown> {
  const text = print({ kind: 'const', name: 'value', value })
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
  return module.value
}

describe('literals', () => {
  test.each([
    `it's "quoted" \`so\` \${x}`,
    'back\\slash\\',
    'line\nbreak\r\t\u2028\u2029\0',
    '😀',
    '',
    -1.5,
    null,
    true,
    ['a', ['b']],
    { 'odd key': 1, valid: { nested: ["'"] }, 200: 'x', constructor: 'c' },
  ])('%j is printed as the same value', async (value) => {
    expect(await evaluate(literal(value))).toEqual(value)
  })

  test('__proto__ stays a property', async () => {
    const value = (await evaluate(literal(JSON.parse('{"__proto__":{"a":1}}')))) as object
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test('a pattern cannot break out of its regular expression', async () => {
    const value = (await evaluate(regularExpression('a/;alert//\n[/]'))) as RegExp
    expect(value.test('a/;alert//\n/')).toBe(true)
  })

  test('invalid names are refused', () => {
    expect(() => identifier('a b')).toThrow(TypeError)
    expect(() => identifier('delete')).toThrow(TypeError)
  })

  test('odd properties are accessed by their quoted name', () => {
    expect(print({ kind: 'const', name: 'value', value: access(identifier('a'), 'b-c') })).toContain(
      `a['b-c']`,
    )
  })
})

describe('imports', () => {
  test('are those of the fragments, sorted, types apart', () => {
    const text = print({
      kind: 'const',
      name: 'value',
      type: code`${fromService('types/A', 'A', { type: true })}`,
      value: code`${namespaceOf('zod/mini', 'z')}(${fromRuntime('validators/validate', 'validate')}, ${fromPackage('b', 'B', { type: true })}, ${fromPackage('b', 'c')}, ${defaultOf('a', 'start')}, ${fromService('layer/sub/d', 'd')})`,
    })
    expect(text).toMatchInlineSnapshot(`
      "// header

      import start from 'a'
      import { type B, c } from 'b'
      import * as z from 'zod/mini'
      import { validate } from '../../runtime/validators/validate.ts'
      import type { A } from '../types/A.ts'
      import { d } from './sub/d.ts'

      export const value: A = z(validate, B, c, start, d)
      "
    `)
  })

  test('of one name from two places, or of a name declared here, are renamed', () => {
    const text = print({
      kind: 'const',
      name: 'A',
      value: arrayLiteral([code`${fromPackage('x', 'A')}`, code`${fromPackage('y', 'A')}`]),
    })
    expect(text).toContain(`import { A as A2 } from 'x'`)
    expect(text).toContain(`import { A as A3 } from 'y'`)
    expect(text).toContain('export const A = [A2, A3]')
  })

  test('used as type and as value are imported once, as value', () => {
    const text = print(
      { kind: 'typeAlias', name: 'T', type: code`${fromPackage('x', 'A', { type: true })}` },
      { kind: 'const', name: 'v', value: code`${fromPackage('x', 'A')}` },
    )
    expect(text).toContain(`import { A } from 'x'`)
  })

  test('of the file itself are not imported', () => {
    expect(
      print({ kind: 'const', name: 'v', value: code`${fromService('layer/file', 'other')}` }),
    ).not.toContain('import')
  })
})

describe('declarations', () => {
  test('of every kind', () => {
    expect(
      print(
        {
          kind: 'interface',
          name: 'Shape',
          doc: 'A shape.\n\nWith two lines.',
          typeParameters: [{ name: 'T', extends: code`string`, default: code`'a'` }],
          extends: [code`Base`],
          members: [
            { name: 'plain', type: code`T`, doc: 'One.' },
            { name: 'odd-name', type: code`number`, optional: true, readonly: true, deprecated: true },
          ],
        },
        { kind: 'interface', name: 'Empty', members: [], deprecated: true },
        { kind: 'typeAlias', name: 'Alias', type: code`string | number`, exported: false },
        { kind: 'const', name: 'list', value: objectLiteral([{ key: 'a', value: literal({ b: 1 }) }]) },
        {
          kind: 'function',
          name: 'act',
          async: true,
          parameters: [
            { name: 'a', type: code`string` },
            { name: 'b', type: code`number`, optional: true },
            { name: 'c', type: code`number`, default: code`1` },
          ],
          returns: code`Promise<void>`,
          body: [code`await a`, code`return`],
        },
      ),
    ).toMatchInlineSnapshot(`
      "// header

      /**
       * A shape.
       *
       * With two lines.
       */
      export interface Shape<T extends string = 'a'> extends Base {
        /** One. */
        plain: T
        /** @deprecated */
        readonly 'odd-name'?: number
      }

      /** @deprecated */
      export interface Empty {}

      type Alias = string | number

      export const list = {
        a: { b: 1 },
      }

      export async function act(
        a: string,
        b?: number,
        c: number = 1,
      ): Promise<void> {
        await a
        return
      }
      "
    `)
  })

  test('a quote that looks open in one does not bend the next', () => {
    const text = print(
      { kind: 'const', name: 'a', value: literal('\\') },
      { kind: 'const', name: 'b', value: objectLiteral([{ key: 'c', value: literal(1) }]) },
    )
    expect(text).toContain('export const b = {\n  c: 1,\n}')
  })
})
