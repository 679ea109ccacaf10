import { expect, test } from 'vitest'
import { unportableCode } from './unportableCode.ts'

test.each([
  'module.exports = Object.hasOwn(React, "module.exports") ? React["module.exports"] : {}',
  'const React = __require("react")',
  'import { join } from "node:path"',
  'const url = new URL("a", import.meta.url)',
  'const code = await import("./a.js")',
  'await load()',
])('%s is found', (code) => {
  expect(unportableCode(`const one = 1;\n${code};`)).toBeDefined()
})

test('what every bundler builds is not', () => {
  const code =
    'import * as React from "react";\nasync function run() {\n\tawait load();\n}\nmodule.exports = { ...React };'
  expect(unportableCode(code)).toBeUndefined()
})
