import { expect, test } from 'vitest'
import * as codegen from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(codegen).sort()).toMatchInlineSnapshot(`
    [
      "access",
      "arrayLiteral",
      "block",
      "call",
      "code",
      "defaultOf",
      "defineConfig",
      "fromPackage",
      "fromRuntime",
      "fromService",
      "generate",
      "identifier",
      "join",
      "lines",
      "literal",
      "namespaceOf",
      "objectLiteral",
      "propertyKey",
      "statements",
    ]
  `)
})
