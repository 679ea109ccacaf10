import { expect, test } from 'vitest'
import { compileFixture } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'

/** A service with so many security schemes, and two operations that accept any of them. */
function serviceWith(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `scheme${index}`)
  const operation = (operationId: string) => ({
    get: { operationId, responses: { 204: { description: 'It.' } } },
  })
  return {
    ...openApi({
      paths: { '/a': operation('getA'), '/b': operation('getB') },
      components: {
        securitySchemes: Object.fromEntries(
          names.map((name) => [name, { type: 'apiKey', in: 'header', name }]),
        ),
      },
    }),
    security: names.map((name) => ({ [name]: [] })),
  }
}

test('a great many security alternatives are not repeated under each operation', () => {
  const { read } = compileFixture(
    { 'few.json': serviceWith(2), 'many.json': serviceWith(500) },
    { targets: ['reference'] },
  )
  expect(read('few/README.md')).toContain('Requires `scheme0`, or `scheme1`.')
  const page = read('many/README.md')
  expect(page).toContain('or `scheme19`, or one of 480 others.')
  expect(page).not.toContain('or `scheme20`')
})
